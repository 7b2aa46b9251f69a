import { createServer, type Server } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pictureVariant } from '#platform/pictures/picture-store.ts'
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts'
import { runTestCommand } from '../../test/run-test-command.ts'
import { fetchPictures } from './import.ts'

let testShop: TestShop
let server: Server
let source: string
let requests: string[]
let present: boolean
let atOnce = 0
let mostAtOnce: number

beforeAll(async () => {
  testShop = await openTestShop({ PICTURE_HOSTS_ALLOWED: 'localhost' })
  const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#c00' } })
    .png()
    .toBuffer()
  server = createServer((request, response) => {
    requests.push(request.url ?? '')
    mostAtOnce = Math.max(mostAtOnce, ++atOnce)
    response.once('close', () => atOnce--)
    setImmediate(() => {
      if (request.url === '/text.jpg') response.end('<html>')
      else if (request.url === '/gone.png') response.writeHead(404).end()
      else if (present) response.end(picture)
      else response.writeHead(503).end()
    })
  })
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  source = `http://localhost:${(server.address() as { port: number }).port}`
})
afterAll(async () => {
  server.close()
  await testShop.close()
})
beforeEach(async () => {
  requests = []
  present = true
  mostAtOnce = 0
  await testShop.appContext.database.query.deleteFrom('picture').execute()
  await testShop.appContext.database.query.deleteFrom('illustration').execute()
})

async function waiting(address: string): Promise<number> {
  const { query } = testShop.appContext.database
  const product = await query
    .insertInto('product')
    .values({ slug: 'kubek', name: 'Kubek', sort_key: 'kubek', unit_id: 1, vat_class_id: '23' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const picture = await query
    .insertInto('picture')
    .values({ product_id: product.id, position: 1, source_url: address, state: 'waiting' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return picture.id
}

function sweep(minutesLater = 0): Promise<void> {
  const { appContext, shop } = testShop
  const now = new Date(shop().now.getTime() + minutesLater * 60_000)
  return fetchPictures({ appContext, shop: () => shop(now), signal: new AbortController().signal })
}

function read(id: number) {
  return testShop.appContext.database.query
    .selectFrom('picture')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

test('a waiting picture is downloaded, measured and can be shown', async () => {
  const id = await waiting(`${source}/kubek.png`)
  await sweep()
  const picture = await read(id)
  expect(picture).toMatchObject({ state: 'ready', width: 40, height: 20, colour: '#cc0000', error: null })
  expect(await pictureVariant(testShop.appContext.config.dataFolder, picture.file ?? '', 160, 'webp')).not.toBeNull()
  await sweep()
  expect(requests).toEqual(['/kubek.png'])
})

test('a source that does not respond is tried five times with growing delays, and then abandoned with the reason', async () => {
  present = false
  const id = await waiting(`${source}/kubek.png`)
  for (const minutes of [0, 0.9, 1, 5.9, 6, 36, 156, 1_000]) await sweep(minutes)
  expect(requests).toHaveLength(5)
  expect(await read(id)).toMatchObject({ state: 'failed', attempts: 5, error: 'status-503' })
})

test('a source that recovers in time delivers', async () => {
  present = false
  const id = await waiting(`${source}/kubek.png`)
  await sweep()
  present = true
  await sweep(1)
  expect(await read(id)).toMatchObject({ state: 'ready', attempts: 2 })
})

test.each([
  ['a file that is not a picture', () => `${source}/text.jpg`, 'not-a-picture'],
  ['this machine', () => source.replace('localhost', '127.0.0.1'), 'private-address'],
  ['no address', () => 'kubek.jpg', 'not-an-address'],
])('%s is abandoned at once', async (_what, address, error) => {
  const id = await waiting(address())
  await sweep()
  expect(await read(id)).toMatchObject({ state: 'failed', error })
})

test('a failing picture is listed with the reason and the next attempt, and retried at once on request', async () => {
  const id = await waiting(`${source}/gone.png`)
  const { product_id: product } = await read(id)
  const list = async () => (await runTestCommand(testShop.appContext, ['pictures', 'list'])).out
  expect(await list()).toBe('Żadnego zdjęcia nie brakuje z powodu błędu.\n')
  await sweep()
  const where = `${product}  ${source}/gone.png  nie ma go pod tym adresem (404); `
  expect(await list()).toMatch(where)
  expect(await list()).toMatch(/próba 1 z 5, następna po \d/)
  expect((await runTestCommand(testShop.appContext, ['pictures', 'retry'])).out).toBe('do pobrania: 1\n')
  expect(await read(id)).toMatchObject({ state: 'waiting', attempts: 0, error: null, next_attempt_at: null })
  for (const minutes of [0, 1, 6, 36, 156]) await sweep(minutes)
  expect(await list()).toBe(`${where}poddane po próbach: 5\n`)
})

test('a picture within a text is downloaded like those of products', async () => {
  const { query } = testShop.appContext.database
  await query
    .insertInto('illustration')
    .values({ source_url: `${source}/opis.png` })
    .execute()
  await sweep()
  expect(await query.selectFrom('illustration').selectAll().execute()).toMatchObject([
    { state: 'ready', width: 40, height: 20, attempts: 1, error: null },
  ])
})

test('a host that does not respond is not contacted for a minute, however many pictures wait for it', async () => {
  present = false
  const ids: number[] = []
  for (let number = 0; number < 10; number++) ids.push(await waiting(`${source}/${number}.png`))
  await sweep()
  expect(requests.length).toBeLessThanOrEqual(2)
  await sweep(0.9)
  expect(requests.length).toBeLessThanOrEqual(2)
  const rows = await Promise.all(ids.map(read))
  expect(rows.map(({ attempts }) => attempts).reduce((sum, attempts) => sum + attempts)).toBe(requests.length)
  present = true
  await sweep(1)
  expect(new Set((await Promise.all(ids.map(read))).map(({ state }) => state))).toEqual(new Set(['ready']))
})

test('a missing picture does not block others of its host', async () => {
  const gone = await waiting(`${source}/gone.png`)
  const present = await waiting(`${source}/kubek.png`)
  await sweep()
  expect([await read(gone), await read(present)]).toMatchObject([
    { state: 'waiting', error: 'status-404' },
    { state: 'ready' },
  ])
})

test('a host gets at most two concurrent requests', async () => {
  for (let number = 0; number < 4; number++) await waiting(`${source}/${number}.png`)
  await sweep()
  expect(requests).toHaveLength(4)
  expect(mostAtOnce).toBeLessThanOrEqual(2)
})

test('two concurrent sweeps download each picture once', async () => {
  for (let number = 0; number < 6; number++) await waiting(`${source}/${number}.png`)
  await Promise.all([sweep(), sweep()])
  expect(requests.sort()).toEqual(['/0.png', '/1.png', '/2.png', '/3.png', '/4.png', '/5.png'])
})
