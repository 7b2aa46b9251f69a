import { once } from 'node:events'
import { createServer, type Server, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cachePages, PageCache } from './page-cache.ts'
import { serveCachedPages } from './serve-cached-pages.ts'

const host = 'sklep.example'
const rules = {
  publicUrl: `https://${host}`,
  hasOwnPages: (cookies: string) => cookies.includes('currency='),
  findTarget: (target: string) => ({ target, unbounded: target.startsWith('/szukaj') }),
}

let server: Server
/** The requests that the web framework has answered. */
let passedOn: string[]
let measured: string[]
beforeEach(async () => {
  passedOn = []
  measured = []
  const pages = new PageCache(1024 * 1024)
  const app = new Hono().all('*', (context) => context.html(`Kubek Ania. ${'Kamionka. '.repeat(200)}`))
  const framework = getRequestListener(cachePages(app, pages, rules).fetch, { overrideGlobalObjects: false }) // other tests need theirs
  const listener = serveCachedPages(
    (request, response) => {
      passedOn.push(`${request.method} ${request.url}`)
      return framework(request, response)
    },
    pages,
    rules,
    ({ path, method, status }) => measured.push(`${method} ${path} ${status}`),
  )
  server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => void server.close())

interface Answer {
  status: number | undefined
  headers: Record<string, unknown>
  bytes: number
}

function ask(path: string, headers: Record<string, string> = {}, method = 'GET', body = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const all = { Host: host, 'Accept-Encoding': 'br', ...headers }
    send(
      { port: (server.address() as AddressInfo).port, host: '127.0.0.1', path, method, headers: all },
      async (response) => {
        const body = Buffer.concat(await Array.fromAsync(response))
        const { date: _, connection: __, 'keep-alive': ___, 'x-request-id': id, ...known } = response.headers
        resolve({ status: response.statusCode, headers: { ...known, hasNumber: id !== undefined }, bytes: body.length })
      },
    )
      .on('error', reject)
      .end(body)
  })
}

test.each<[string, Record<string, string>, string]>([
  ['a page', {}, 'GET'],
  ['its headers alone', {}, 'HEAD'],
  ['for any spelling of the host', { Host: 'SKLEP.example:443' }, 'GET'],
])('%s is answered before the framework, and its answer is the same', async (_what, headers, method) => {
  await ask('/')
  const fromFramework = await ask('/', { ...headers, 'If-None-Match': '"no"', 'Content-Length': '0' }, method)
  expect(passedOn).toHaveLength(2)
  expect(await ask('/', headers, method)).toEqual(fromFramework)
  expect(passedOn).toHaveLength(2)
  expect(measured).toEqual([`${method} / 200`])
})

test('a client that has the page gets 304', async () => {
  const { etag = '' } = (await ask('/')).headers as { etag?: string }
  const fromFramework = await ask('/', { 'If-None-Match': etag, 'Content-Length': '0' })
  const { status, headers, bytes } = await ask('/', { 'If-None-Match': etag })
  expect({ status, headers, bytes }).toEqual(fromFramework)
  expect([status, bytes]).toEqual([304, 0])
  expect(passedOn).toHaveLength(2)
})

test.each<[string, string, Record<string, string>, string, string?]>([
  ['another host', '/', { Host: 'other.example' }, 'GET'],
  ['another currency', '/', { Cookie: 'currency=EUR' }, 'GET'],
  ['a form', '/', {}, 'POST', 'a=1'],
  ['a request with a body', '/', { 'Content-Length': '3' }, 'GET', 'a=1'],
  ['an encoding that is not there yet', '/', { 'Accept-Encoding': 'gzip' }, 'GET'],
  ['a search, which is counted', '/szukaj?text=kubek', {}, 'GET'],
  ['an address that is not its canonical one', '/./', {}, 'GET'],
])('%s goes to the framework', async (_what, path, headers, method, body) => {
  await ask(path)
  await ask('/')
  passedOn = []
  await ask(path, headers, method, body)
  expect(passedOn).toEqual([`${method} ${path}`])
})
