import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveCategories } from '#features/catalogue/actions/save-categories.ts'
import { saveProducts } from '#features/catalogue/actions/save-products.ts'
import { publishPage } from '#features/content/actions.ts'
import { type FetchPicture, fetchWaitingPictures } from '#features/pictures/actions.ts'
import { resetFailedPictures } from '#features/pictures/writes.ts'
import { storePicture } from '#platform/pictures/picture-store.ts'
import { done, refused } from '#shared/result.ts'
import { urls } from '#shared/urls.ts'
import { openTestApplication, type TestApplication } from '../../../test/open-test-application.ts'
import { PlainBrowser, testOrigin } from '../../../test/plain-browser.ts'

const picture = 'https://maker.example/kubek.jpg?w=1&h=2'
const html = (address = picture, alt = 'Kubek szkliwiony') =>
  `<p>Szkliwo</p><img src="${address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}" alt="${alt}"><p>ręcznie</p>`

let application: TestApplication
let browser: PlainBrowser
beforeAll(async () => {
  application = await openTestApplication()
  browser = new PlainBrowser(application)
})
afterAll(() => application.close())

const shop = () => application.appContext.publicShop(testOrigin)

/** Returns the content between the two paragraphs, and the foreign hosts in the whole document. */
async function read(path: string): Promise<{ shown: string; foreign: string[] }> {
  const page = await (await browser.get(path)).text()
  const [, shown = ''] = /<p>Szkliwo<\/p>(.*?)<p>ręcznie<\/p>/.exec(page) ?? []
  return { shown, foreign: page.match(/\w+\.example\//g) ?? [] }
}

/** The manufacturer's host, by its responses. */
function maker(present: boolean): FetchPicture {
  return async (address) => {
    if (!present) return refused({ reason: 'status-404', final: true, hostUnreachable: false })
    const bytes = await sharp({
      create: { width: 800, height: 600, channels: 3, background: address.length > 60 ? '#0a0' : '#a00' },
    })
      .jpeg()
      .toBuffer()
    const stored = await storePicture(application.appContext.config.dataFolder, bytes)
    return stored.ok ? done(stored.value) : refused({ reason: stored.problem, final: true, hostUnreachable: false })
  }
}
async function fetchAll(present = true): Promise<void> {
  while ((await fetchWaitingPictures(shop(), maker(present))) > 0);
}

async function describe(description: string, sourceId = 'kubek'): Promise<string> {
  const sizes = [{ type: 'uniw', name: 'uniwersalny', stock: '5' }]
  const [saved] = await saveProducts(shop(), {
    source: 'illustrated',
    products: [{ sourceId, name: 'Kubek opisany', description, sizes }],
  })
  if (!saved || saved.outcome === 'refused') throw new Error('refused')
  return urls.product({ id: saved.id, name: 'Kubek opisany' })
}

/** Actions that store a text from outside, by the page that shows it. */
const texts: [string, (description: string) => Promise<string>][] = [
  ['a product', describe],
  [
    'a category',
    async (description) => {
      await saveCategories(shop(), [{ name: 'Ceramika', description }])
      return '/kategoria/ceramika-1001'
    },
  ],
  [
    'a content page',
    async (description) => {
      await publishPage(shop(), { slug: 'o-pracowni', title: 'O pracowni', html: description })
      return urls.content('o-pracowni')
    },
  ],
]

test.each(texts)(
  'a picture in the description of %s is left out until it is downloaded, then it has an address of the shop',
  async (what, store) => {
    const address = `https://maker.example/${encodeURIComponent(what)}.jpg?w=1&h=2`
    const page = await store(html(address))
    expect(await read(page)).toEqual({ shown: '<span>Kubek szkliwiony</span>', foreign: [] })
    await fetchAll()
    await expect.poll(async () => (await read(page)).shown).toMatch(/^<img /)
    const { shown, foreign } = await read(page)
    expect(foreign).toEqual([])
    expect(shown).toMatch(/ alt="Kubek szkliwiony" width="800" height="600" loading="lazy"/)
    const [, src = ''] = / src="(\/obrazki\/[0-9a-f]{64}-640\.webp)" srcset="\/obrazki\//.exec(shown) ?? []
    expect((await browser.get(src)).status).toBe(200)
  },
)

test('a picture that cannot be downloaded is replaced by its text, and appears after a later retry', async () => {
  const page = await describe(html('https://maker.example/pozniej.jpg', 'Później'), 'pozniej')
  await fetchAll(false)
  expect((await read(page)).shown).toBe('<span>Później</span>')
  await resetFailedPictures(shop())
  await fetchAll()
  await expect.poll(async () => (await read(page)).shown).toContain('alt="Później"')
})

test('of a text with 40 pictures thirty are downloaded, each address once and none of more than 2,000 bytes', async () => {
  const pictures = Array.from({ length: 40 }, (_, number) => html(`https://many.example/${number}.jpg`)).join('')
  await describe(pictures, 'wiele')
  await describe(`${pictures}!`, 'wiele')
  await describe(html(`https://many.example/${'ą'.repeat(1_000)}.jpg`), 'za długi')
  const rows = await shop()
    .database.selectFrom('illustration')
    .select('source_url')
    .where('source_url', 'like', 'https://many.example/%')
    .execute()
  expect(rows).toHaveLength(30)
})

test('pictures of the shop are unchanged; other programs get absolute addresses, and the stored text is unchanged', async () => {
  const own = `<img src="/obrazki/${'a'.repeat(64)}-640.webp" alt="Własne">`
  const page = await describe(
    html('https://maker.example/graphql.jpg').replace('<p>ręcznie', `${own}<p>ręcznie`),
    'graphql',
  )
  await fetchAll()
  expect((await read(page)).shown).toContain(`<img src="/obrazki/${'a'.repeat(64)}-640.webp" alt="Własne"`)
  const id = Number(/\d+$/.exec(page)?.[0])
  const wireDescription = await longDescription(id)
  expect(wireDescription).toMatch(/<img src="http:\/\/localhost:3000\/obrazki\/[0-9a-f]{64}-640\.webp"/)
  expect(wireDescription).toContain(`<img src="${testOrigin}/obrazki/${'a'.repeat(64)}-640.webp"`)
  const { description } = await shop()
    .database.selectFrom('product')
    .select('description')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(description).toContain('https://maker.example/graphql.jpg')
})

/** Returns the description as GraphQL does. */
async function longDescription(id: number): Promise<string> {
  const query = `{ product(productId: ${id}) { product { longDescription } } }`
  const answer = await application.app.request(`${testOrigin}/graphql/v1/`, {
    method: 'POST',
    headers: { Host: new URL(testOrigin).host, 'Content-Type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  return (await answer.json()).data.product.product.longDescription
}

test('the migration queues pictures of texts that an earlier version stored', async () => {
  const { database } = shop()
  await describe(html('https://maker.example/dawniej.jpg?a=1&b="2"'), 'dawniej')
  const migration = await readFile(join(import.meta.dirname, '../../../db/migrations/0124_illustrations.sql'), 'utf8')
  const filling = migration.slice(migration.indexOf('insert into illustration'))
  await database.deleteFrom('illustration').execute()
  await sql.raw(filling).execute(database)
  const rows = await database.selectFrom('illustration').select(['source_url', 'state']).execute()
  expect(rows).toContainEqual({ source_url: 'https://maker.example/dawniej.jpg?a=1&b="2"', state: 'waiting' })
})
