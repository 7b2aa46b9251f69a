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

test('a process lives from the start to the end, and is ready in between', async () => {
  const seen: [number, string][] = []
  const look = async () => seen.push(await ask('/healthz'), await ask('/readyz?from=proxy'))
  await look()
  health.open(async () => {})
  await look()
  health.stop()
  await look()
  const lives = [200, 'lives']
  expect(seen).toEqual([lives, [503, 'starting'], lives, [200, 'ready'], lives, [503, 'stopping']])
})

test('it is not ready while the database refuses or keeps silent, and ready again when it answers', async () => {
  let check = () => Promise.reject(new Error('gone'))
  health.open(() => check())
  expect(await ask('/readyz')).toEqual([503, 'database away'])
  check = () => new Promise<never>(() => {})
  expect(await ask('/readyz')).toEqual([503, 'database away'])
  check = () => Promise.resolve() as Promise<never>
  expect(await ask('/readyz')).toEqual([200, 'ready'])
})

test('it is not ready while the data folder cannot be written, and ready again without a new start', async () => {
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
  expect(await ask('/readyz')).toEqual([200, 'ready']) // it looks every two seconds
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

test('many who ask at once are one question to the database', async () => {
  let questions = 0
  let asked = 0
  server.on('request', () => {
    asked += 1
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  health.open(() => {
    questions += 1
    return promise
  })
  const answers = Array.from({ length: 20 }, () => ask('/readyz'))
  await expect.poll(() => asked).toBe(20)
  resolve()
  await Promise.all(answers)
  expect(questions).toBe(1)
})

test('other addresses are the shop, which asks to be left only while it stops', async () => {
  health.open(async () => {})
  const connection = async () => (await fetch(address)).headers.get('Connection')
  expect(await ask('/healthz/more')).toEqual([200, 'the shop'])
  expect(await connection()).toBe('keep-alive')
  health.stop()
  expect(await connection()).toBe('close')
})
