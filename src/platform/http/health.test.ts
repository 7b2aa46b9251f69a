import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { watchDisk } from '../data-folder.ts'
import { Health } from './health.ts'

let health: Health
let server: Server
let address: string
beforeEach(async () => {
  health = new Health()
  server = createServer((request, response) => void (health.answer(request, response) || response.end('the shop')))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  address = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

async function ask(path: string): Promise<[number, string]> {
  const answer = await fetch(address + path)
  return [answer.status, (await answer.text()).trim()]
}

test('a process is alive from start to end, and ready in between', async () => {
  const answers: [number, string][] = []
  const check = async () => answers.push(await ask('/healthz'), await ask('/readyz?from=proxy'))
  await check()
  health.open(async () => {})
  await check()
  health.stop()
  await check()
  const lives = [200, 'lives']
  expect(answers).toEqual([lives, [503, 'starting'], lives, [200, 'ready'], lives, [503, 'stopping']])
})

test('before the port closes, reads of a proxy that repeats them are sent elsewhere, and forms are still served', async () => {
  health.open(async () => {})
  const repeats = { 'X-Repeats-Reads': 'yes' }
  const statuses = async () =>
    (
      await Promise.all([
        fetch(address, { headers: repeats }),
        fetch(address, { headers: repeats, method: 'POST' }),
        fetch(address),
        fetch(`${address}/healthz`, { headers: repeats }),
        fetch(`${address}/readyz`),
      ])
    ).map(({ status }) => status)
  health.stop()
  expect(await statuses()).toEqual([200, 200, 200, 200, 503])
  health.leave()
  expect(await statuses()).toEqual([502, 200, 200, 200, 503])
})

test('it is not ready while the database fails or hangs, and ready again when it answers', async () => {
  let check = () => Promise.reject(new Error('gone'))
  health.open(() => check())
  expect(await ask('/readyz')).toEqual([503, 'database away'])
  check = () => new Promise<never>(() => {})
  expect(await ask('/readyz')).toEqual([503, 'database away'])
  check = () => Promise.resolve() as Promise<never>
  expect(await ask('/readyz')).toEqual([200, 'ready'])
})

test('it is not ready while the data folder cannot be written, and ready again without a restart', async () => {
  let problem: 'full' | 'not-writable' | null = null
  let now = 0
  health.open(
    watchDisk(
      '/data',
      async () => problem,
      () => now,
    ),
  )
  expect(await ask('/readyz')).toEqual([200, 'ready'])
  problem = 'full'
  expect(await ask('/readyz')).toEqual([200, 'ready']) // it checks every two seconds
  now += 2_000
  expect(await ask('/readyz')).toEqual([503, 'disk full'])
  expect(await ask('/healthz')).toEqual([200, 'lives'])
  expect(await ask('/')).toEqual([200, 'the shop'])
  problem = 'not-writable'
  now += 2_000
  expect(await ask('/readyz')).toEqual([503, 'disk full'])
  problem = null
  now += 2_000
  expect(await ask('/readyz')).toEqual([200, 'ready'])
})

test('concurrent checks share one database query', async () => {
  let questions = 0
  let requests = 0
  server.on('request', () => {
    requests += 1
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  health.open(() => {
    questions += 1
    return promise
  })
  const answers = Array.from({ length: 20 }, () => ask('/readyz'))
  await expect.poll(() => requests).toBe(20)
  resolve()
  await Promise.all(answers)
  expect(questions).toBe(1)
})

test('other addresses go to the shop; only while stopping it closes connections', async () => {
  health.open(async () => {})
  const connection = async () => (await fetch(address)).headers.get('Connection')
  expect(await ask('/healthz/more')).toEqual([200, 'the shop'])
  expect(await connection()).toBe('keep-alive')
  health.stop()
  expect(await connection()).toBe('close')
})
