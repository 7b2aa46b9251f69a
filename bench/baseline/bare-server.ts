/** Node's HTTP server with one answer for all requests. Its first message has the port, the headers, the body as base64. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

process.once('message', ({ headers, body }: { headers: Record<string, string>; body: string }) => {
  const bytes = Buffer.from(body, 'base64')
  const all = { ...headers, 'Content-Length': String(bytes.byteLength) }
  const server = createServer((_, response) => response.writeHead(200, all).end(bytes))
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
})
