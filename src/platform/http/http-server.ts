import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { defaultBodyLimits, isDeclaredLarger } from './body-limit.ts'
import { type ErrorDocument, wantsPage } from './error-pages.ts'
import { denyAllPolicy } from './security-headers.ts'

/** How long and how much; times in milliseconds. */
export interface ServerLimits {
  /** From the beginning of a connection or of the next request to the end of its headers. */
  headersTimeout: number
  /** To the end of its body. */
  requestTimeout: number
  /** How often those two are looked at. */
  connectionsCheckingInterval: number
  /** How long a connection may wait for its next request: longer than proxies keep theirs (nginx 60 s), so that none sends into one that closes. */
  keepAliveTimeout: number
  /** Bytes of the first line and all headers together. */
  maxHeaderSize: number
  maxConnections: number
}

const defaultLimits: ServerLimits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 75_000,
  maxHeaderSize: 32 * 1024,
  maxConnections: 10_000, // a waiting one takes about 10 kB
}

/**
 * A server that nobody can keep busy by sending slowly or much. What cannot be read as HTTP, comes too slowly or is too much is
 * answered in words, on a page to who is known to want one, and its connection closed.
 */
export function createHttpServer(
  answer: RequestListener,
  words: (status: number) => string,
  page: (words: string) => ErrorDocument,
  limits: ServerLimits = defaultLimits,
): Server {
  const senders = new WeakSet<Duplex>()
  const server = createServer(limits, (request, response) => {
    if (request.method === 'POST' && wantsPage(request.headers.accept)) senders.add(request.socket)
    lingerOnClose(request)
    answer(request, response)
  })
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (!isDeclaredLarger(request.headers['content-length'], defaultBodyLimits.bytes)) response.writeContinue()
    server.emit('request', request, response)
  })
  server.maxConnections = limits.maxConnections
  server.on('clientError', (error: BrokenRequest, socket) => {
    const status = statusOf(error)
    const isPage = senders.has(socket) || wantsPage(acceptIn(error.rawPacket))
    writeError(socket, status, isPage ? page(words(status)) : words(status))
  })
  return server
}

/** With the bytes, where it was they that could not be read. */
interface BrokenRequest extends NodeJS.ErrnoException {
  rawPacket?: Buffer
}

/** What the last bytes of a request that is none say of what may be answered. */
function acceptIn(bytes: Buffer | undefined): string | undefined {
  return /\r\nAccept:([^\r\n]*)\r\n/i.exec(bytes?.toString('latin1') ?? '')?.[1]
}

function statusOf({ code }: NodeJS.ErrnoException): number {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return 431
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 408
    default:
      return 400
  }
}

/** Only the first answer of a connection can be this one: later, another may be half written. */
function writeError(socket: Duplex & { bytesWritten?: number }, status: number, told: string | ErrorDocument): void {
  if (!socket.writable || socket.bytesWritten) return void socket.destroy()
  const { type, body, policy } =
    typeof told === 'string'
      ? { type: 'text/plain', body: told, policy: denyAllPolicy }
      : { type: 'text/html', body: told.html, policy: told.policy }
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `Content-Type: ${type}; charset=utf-8`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Content-Security-Policy: ${policy}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

/**
 * Lets the answer to a request that was not read to its end arrive: closing a connection with unread bytes resets it, and the client, which
 * still sends, loses the answer with it (RFC 9112, 9.6). So our side is closed, and what comes is dropped until the client closes or
 * has sent everything; the server's time for a whole request ends that at the latest.
 */
function lingerOnClose(request: IncomingMessage): void {
  const { socket } = request
  socket.destroySoon = () => {
    const close = () => Socket.prototype.destroySoon.call(socket)
    if (request.complete || request.destroyed) return close()
    socket.end()
    socket.once('end', close)
    request.once('end', close)
    request.on('error', close)
    request.removeAllListeners('data') // of a stream that nobody reads any more, and that stops the flow
    request.resume()
  }
}
