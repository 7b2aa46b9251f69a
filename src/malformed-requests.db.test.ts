import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askApplication, askServer, openSenders } from '../test/malformed/ask.ts'
import { throwRequests } from '../test/malformed/throw-requests.ts'
import { openTestApplication, type TestApplication } from '../test/open-test-application.ts'
import { createShopServer } from './platform/http/create-shop-server.ts'
import { refusalPage } from './storefront/refusal/refusal-page.server.tsx'

/** 10,000 are thrown by MALFORMED_REQUESTS=10000; the seed says which. */
const count = Number(process.env.MALFORMED_REQUESTS ?? 600)
const seed = Number(process.env.MALFORMED_SEED ?? Date.now() % 1_000_000)
const mostGrowth = 50 * 1024 * 1024 // what the bench allows for 100,000 requests

let application: TestApplication
let cookies: Awaited<ReturnType<typeof openSenders>>
beforeAll(async () => {
  application = await openTestApplication({ METRICS_PORT: '9464' }) // measured, but told nowhere
  cookies = await openSenders(application.app.fetch)
})
afterAll(() => application.close())

test(`${count} malformed requests (seed ${seed}) are refused in words or mean nothing`, {
  timeout: 600_000,
}, async () => {
  const ask = askApplication(application.app.fetch, cookies)
  const { statuses, failures, heapGrowth } = await throwRequests(ask, application.patterns, count, seed)
  expect(failures).toEqual([])
  expect(statuses[200]).toBeGreaterThan(0)
  expect(heapGrowth).toBeLessThan(mostGrowth)
})

test('so are their very bytes through a socket, and the figures about them stay few', {
  timeout: 600_000,
}, async () => {
  const server = createShopServer(await application.listener(), () => 'Tego nie da się odczytać.', refusalPage).listen(
    0,
  )
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ask = askServer(port, cookies)
  const { failures } = await throwRequests(ask, application.patterns, count / 3, seed)
  expect(failures).toEqual([])
  await fetch(`http://localhost:${port}/wp-login.php`)
  expect(await strangeRoutes()).toEqual([])
  server.closeAllConnections()
  server.close()
})

const addresses = [
  '/',
  '/koszyk',
  '/logowanie',
  '/zamowienie',
  '/basketchange.php',
  '/ajax/get.php',
  '/ajax/projector.php',
  '/signin.php',
  '/nie-ma',
]
test.each(addresses)('10 MB of text to %s are refused before anybody reads them', async (path) => {
  const body = `request=${'ż'.repeat(5 * 1024 * 1024)}`
  const headers = { Host: 'localhost:3000', 'Content-Type': 'application/x-www-form-urlencoded' }
  const answer = await application.app.request(path, { method: 'POST', headers, body })
  expect(answer.status).toBe(413)
  expect(await answer.text()).toContain('1 MB')
})

test.each(addresses)('500,000 fields to %s are refused before anybody takes them apart', async (path) => {
  const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'
  const bodies = [
    ['application/x-www-form-urlencoded', 'a&'.repeat(500_000)],
    ['application/json', 'a&'.repeat(500_000)],
    ['multipart/form-data; boundary=b', `${part.repeat(20_000)}--b--\r\n`],
  ] as const
  for (const [type, body] of bodies) {
    const headers = { Host: 'localhost:3000', 'Content-Type': type }
    const answer = await application.app.request(path, { method: 'POST', headers, body })
    expect([type, answer.status, await answer.text()]).toEqual([type, 413, expect.stringContaining('5000')])
  }
})

test('a person who is refused reads it on a page, others in words', async () => {
  const ask = async (Accept: string) => {
    const answer = await application.app.request(`/szukaj?text=${'a'.repeat(9_000)}`, {
      headers: { Host: 'localhost:3000', Accept },
    })
    return [answer.status, answer.headers.get('Content-Type')?.toLowerCase(), await answer.text()]
  }
  expect(await ask('text/html')).toEqual([
    414,
    'text/html; charset=utf-8',
    expect.stringContaining('<p>Ten adres jest za długi.</p>'),
  ])
  expect(await ask('*/*')).toEqual([414, 'text/plain; charset=utf-8', 'Ten adres jest za długi.'])
})

/** Addresses that the figures name although nobody knows their pattern. */
async function strangeRoutes(): Promise<string[]> {
  const text = (await application.house.metrics?.text()) ?? ''
  const told = [...text.matchAll(/_count\{route="([^"]+)"/g)].map(([, route = '']) => route.replaceAll('\\\\', '\\'))
  expect(told).toContain('other')
  return told.filter((route) => route !== 'other' && !application.patterns.includes(route.replace(/\.data$/, '')))
}
