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

/** Limits of time (milliseconds) and size. */
export interface ServerLimits {
  /** From the beginning of a connection or of the next request to the end of its headers. */
  headersTimeout: number
  /** To the end of its body. */
  requestTimeout: number
  /** How often these two timeouts are checked. */
  connectionsCheckingInterval: number
  /**
   * How long an idle connection stays open: longer than proxies keep theirs (nginx 60 s), so that no proxy sends into a closing
   * one.
   */
  keepAliveTimeout: number
  /** Bytes of the request line and all headers together. */
  maxHeaderSize: number
  maxConnections: number
}

const defaultLimits: ServerLimits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 75_000,
  maxHeaderSize: 32 * 1024,
  maxConnections: 10_000, // an idle one takes about 10 kB
}

/**
 * Returns a server protected against slow or large requests. A request that is malformed, too slow or too large gets an error
 * message, as a page for browser navigations, and its connection is closed.
 */
export function createHttpServer(
  answer: RequestListener,
  text: (status: number) => string,
  page: (message: string) => ErrorDocument,
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
    writeError(socket, status, isPage ? page(text(status)) : text(status))
  })
  return server
}

/** Has the raw bytes when they could not be parsed. */
interface BrokenRequest extends NodeJS.ErrnoException {
  rawPacket?: Buffer
}

/** Returns the Accept header found in the raw bytes of a malformed request. */
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

/** Only as the first response of a connection: later, another may be half written. */
function writeError(socket: Duplex & { bytesWritten?: number }, status: number, content: string | ErrorDocument): void {
  if (!socket.writable || socket.bytesWritten) return void socket.destroy()
  const { type, body, policy } =
    typeof content === 'string'
      ? { type: 'text/plain', body: content, policy: denyAllPolicy }
      : { type: 'text/html', body: content.html, policy: content.policy }
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
 * Lets the response to a partly read request arrive: closing a connection with unread bytes resets it, and the client, which is
 * still sending, loses the response (RFC 9112, 9.6). So our side is closed, and input is dropped until the client closes or has
 * sent everything; the server's request timeout is the upper limit. A request that has been read is let go: its connection may
 * stay open for long, and would keep all that was made for it in memory.
 */
function lingerOnClose(request: IncomingMessage): void {
  const { socket } = request
  const { destroySoon } = Socket.prototype
  const linger = () => {
    const close = () => destroySoon.call(socket)
    if (request.complete || request.destroyed) return close()
    socket.end()
    socket.once('end', close)
    request.once('end', close)
    request.on('error', close)
    request.removeAllListeners('data') // of the abandoned body stream, which would stop the flow
    request.resume()
  }
  socket.destroySoon = linger
  request.once('close', () => {
    if (socket.destroySoon === linger) socket.destroySoon = destroySoon
  })
}
