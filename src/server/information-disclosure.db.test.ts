import { once } from 'node:events'
import { request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttpServer } from '#platform/http/http-server.ts'
import { openTestApplication, type TestApplication } from '../../test/open-test-application.ts'
import { plainErrorPage } from '../storefront/plain-error-page.server.tsx'

let shop: TestApplication
let server: Server
beforeAll(async () => {
  shop = await openTestApplication()
  server = createHttpServer(await shop.listener(), () => 'Tego nie da się odczytać.', plainErrorPage).listen(0)
  await once(server, 'listening')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  return shop.close()
})

async function ask(path: string, method = 'GET', headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo
  const pending = request({ port, path, method, headers: { Host: 'localhost:3000', ...headers } }).end()
  const [answer] = await once(pending, 'response')
  return { status: answer.statusCode as number, headers: answer.headers, body: await text(answer) }
}

test.each([
  '/.git/config',
  '/.git/HEAD',
  '/.env',
  '/package.json',
  '/src/main.ts',
  '/data/secret',
  '/assets/',
  '/assets/..%2f..%2fserver%2fmain.js',
  '/obrazki/',
  '/pliki/',
  '/metrics',
  '/server-status',
  '/api/auth/get-session',
])('%s is 404: neither sources nor directory listings nor data of operators are served', async (path) => {
  expect((await ask(path)).status).toBe(404)
})

test.each(['TRACE', 'PROPFIND', 'PUT', 'DELETE'])('%s echoes nothing of the request', async (method) => {
  const { status, body } = await ask('/', method, { 'X-Proxy': 'a secret of the proxy' })
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  expect(body).not.toContain('a secret')
})

test.each(['/', '/graphql/v1/', '/ajax/get.php', '/koszyk', '/obrazki/x'])(
  '%s forbids cross-origin reads, and does not reveal its software',
  async (path) => {
    for (const method of ['GET', 'OPTIONS', 'POST']) {
      const { headers } = await ask(path, method, { Origin: 'https://evil.example' })
      const names = Object.keys(headers).filter((name) => /^access-control|^server$|^x-powered-by$/.test(name))
      expect([method, names]).toEqual([method, []])
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/)
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    }
  },
)
