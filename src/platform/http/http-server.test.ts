import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import { type AddressInfo, connect, Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createHttpServer } from './http-server.ts'

const impatient = {
  headersTimeout: 100,
  requestTimeout: 200,
  connectionsCheckingInterval: 20,
  keepAliveTimeout: 150,
  maxHeaderSize: 2_000,
  maxConnections: 2,
}

let server: Server | null = null
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

const tellLength: RequestListener = (request, response) => {
  request.on('error', () => {}) // it ends before its body does
  let length = 0
  request.on('data', (chunk) => {
    length += chunk.length
  })
  request.on('end', () => response.end(`${request.method} ${length}`))
}

async function open(limits = impatient, answer = tellLength): Promise<number> {
  server = createHttpServer(
    answer,
    (status) => `message for ${status}: ż`,
    (message) => ({ html: `<p>${message}</p>`, policy: "style-src 'sha256-x'" }),
    limits,
  ).listen(0)
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/**
 * Returns everything received after sending these bytes, and `more` after a response, until the server closes the connection.
 */
function send(port: number, bytes: string, more = ''): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost', () => socket.write(bytes))
    let received = ''
    socket.on('data', (chunk) => {
      received += chunk
      socket.write(more)
    })
    socket.on('error', () => {}) // it may be closed while we are still sending
    socket.on('close', () => resolve(received))
  })
}

const bytes: [why: string, bytes: string, status: number][] = [
  ['nothing at all', '', 408],
  ['headers that never end', 'GET / HTTP/1.1\r\nHost: a\r\nX: 1', 408],
  ['a body that never ends', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nabc', 408],
  [
    'a body in pieces that never ends',
    'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n',
    408,
  ],
  ['headers too large', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(3_000)}\r\n\r\n`, 431],
  ['an address too large', `GET /${'a'.repeat(3_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['a method that is none', 'GE\0T / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['NUL in a header', 'GET / HTTP/1.1\r\nHost: a\r\nX: a\0b\r\n\r\n', 400],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
  [
    'a length and pieces',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['a negative length', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n', 400],
  ['pieces of no length', 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n', 400],
  ['a header over two lines', 'GET / HTTP/1.1\r\nHost: a\r\nX: 1\r\n 2\r\n\r\n', 400],
]

test.for(bytes)('%s: answered and closed', async ([, bytes, status]) => {
  const answer = await send(await open(), bytes)
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  if (bytes.startsWith('GET / HTTP/1.1\r\n\r')) return // Node answers this one itself
  expect(answer).toContain('Content-Type: text/plain; charset=utf-8\r\n')
  expect(answer).toMatch(new RegExp(`\r\n\r\nmessage for ${status}: ż$`))
})

const lookedAt = 'Host: a\r\nAccept: text/html,*/*;q=0.8\r\n'
test.each([
  ['headers too large', `GET / HTTP/1.1\r\n${lookedAt}Cookie: ${'a'.repeat(3_000)}\r\n\r\n`, 431],
  ['a form that never ends', `POST / HTTP/1.1\r\n${lookedAt}Content-Length: 10\r\n\r\nabc`, 408],
])('%s, sent by a browser navigation: a page', async (_, bytes, status) => {
  const answer = await send(await open(), bytes)
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(answer).toContain('Content-Type: text/html; charset=utf-8\r\n')
  expect(answer).toContain("Content-Security-Policy: style-src 'sha256-x'\r\n")
  expect(answer).toMatch(new RegExp(`\r\n\r\n<p>message for ${status}: ż</p>$`))
})

const request = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nab'

test('an idle connection is closed after a response', async () => {
  expect(await send(await open(), request)).toMatch(/POST 2$/)
})

test('rubbish after a response gets no answer, since another response might be half written', async () => {
  const answer = await send(await open(), request, 'rubbish\r\n\r\n')
  expect(answer).toMatch(/POST 2$/)
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
})

test('connections above the limit are not accepted', async () => {
  const port = await open({ ...impatient, headersTimeout: 60_000, requestTimeout: 60_000 })
  const taken: Socket[] = []
  server?.on('connection', (socket) => taken.push(socket))
  const waiting = [connect(port, 'localhost'), connect(port, 'localhost')]
  await expect.poll(() => taken.length).toBe(2)
  const ask = () => send(port, 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  expect(await ask()).toBe('')
  const left = once(taken[0] as Socket, 'close')
  waiting[0]?.destroy()
  waiting[1]?.destroy()
  await left
  expect(await ask()).toMatch(/GET 0$/)
})

test('a refused client that keeps sending holds its connection for the time of one request at most', async () => {
  const port = await open(impatient, (_, response) => response.writeHead(413, { Connection: 'close' }).end('too much'))
  const stubborn = connect({ port, host: 'localhost', allowHalfOpen: true })
  stubborn.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000000\r\n\r\n')
  const sending = setInterval(() => stubborn.write('a'.repeat(1_000)), 10)
  let received = ''
  stubborn.on('data', (chunk) => {
    received += chunk
  })
  stubborn.on('error', () => {}) // it may be closed while we are still sending
  await new Promise<void>((resolve) => stubborn.once('close', () => resolve()))
  clearInterval(sending)
  expect(received).toContain('\r\ntoo much\r\n')
})

test('a connection that stays open keeps nothing of a request that was answered', async () => {
  const port = await open()
  const taken: Socket[] = []
  server?.on('connection', (socket) => taken.push(socket))
  const client = connect(port, 'localhost', () => client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'))
  await once(client, 'data')
  await expect.poll(() => taken[0]?.destroySoon).toBe(Socket.prototype.destroySoon)
  expect(taken[0]?.destroyed).toBe(false)
  client.destroy()
})
