import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { download } from './download.ts'

const pages: Record<string, RequestListener> = {
  '/picture': (_request, response) => response.end('bytes'),
  '/away': (_request, response) => response.writeHead(302, { Location: '/picture' }).end(),
  '/inside': (request, response) =>
    response.writeHead(302, { Location: `http://127.0.0.1:${request.socket.localPort}/picture` }).end(),
  '/file': (_request, response) => response.writeHead(302, { Location: 'file:///etc/passwd' }).end(),
  '/round': (_request, response) => response.writeHead(302, { Location: '/round' }).end(),
  '/much': (_request, response) => {
    const fill = () => {
      while (!response.destroyed && response.write(Buffer.alloc(500)));
    }
    response.on('drain', fill)
    fill()
  },
  '/slow': () => {},
  '/broken': (request) => request.socket.destroy(),
}

let server: Server
let port: number
beforeEach(async () => {
  server = createServer((request, response) => {
    const page = pages[request.url ?? '']
    if (page) page(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  port = (server.address() as { port: number }).port
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** Only a page that never answers may take too long, however slow this machine is. */
const from = (address: string, hostsAllowed: string[] = []) =>
  download(address, { maxBytes: 1_000, milliseconds: address.endsWith('/slow') ? 100 : 60_000, hostsAllowed })

test('downloads from an allowed host, also through a redirect', async () => {
  const bytes = { ok: true, value: Buffer.from('bytes') }
  expect(await from(`http://localhost:${port}/picture`, ['localhost'])).toEqual(bytes)
  expect(await from(`http://localhost:${port}/away`, [`localhost:${port}`])).toEqual(bytes)
})

describe('never reaches this machine or its local network', () => {
  test.each([
    ['by name', () => `http://localhost:${port}/picture`],
    ['by number', () => `http://127.0.0.1:${port}/picture`],
    ['by a number written otherwise', () => `http://0x7f.1:${port}/picture`],
    ['by IPv6', () => `http://[::1]:${port}/picture`],
    ['by IPv4 within IPv6', () => `http://[::ffff:127.0.0.1]:${port}/picture`],
  ])('%s', async (_how, address) => {
    expect(await from(address())).toEqual({ ok: false, problem: 'private-address' })
  })

  test('by a redirect from an allowed host', async () => {
    const answer = await from(`http://localhost:${port}/inside`, ['localhost'])
    expect(answer).toEqual({ ok: false, problem: 'private-address' })
  })
})

test.each([
  ['/missing', 'status-404'],
  ['/much', 'too-many-bytes'],
  ['/slow', 'too-slow'],
  ['/broken', 'not-reachable'],
  ['/round', 'too-many-redirects'],
  ['/file', 'not-an-address'],
])('%s is %s', async (path, problem) => {
  expect(await from(`http://localhost:${port}${path}`, ['localhost'])).toEqual({ ok: false, problem })
})

test.each([
  ...['ftp://example.com/a.jpg', 'file:///etc/passwd', 'picture.jpg', ''],
  ...['http://user:word@example.com/', 'http://:word@example.com/'],
])('%j is not an address', async (address) => {
  expect(await from(address)).toEqual({ ok: false, problem: 'not-an-address' })
})
