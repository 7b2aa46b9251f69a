import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'

/**
 * Lets the answer to a request that was not read to its end arrive: closing a connection with unread bytes resets it, and the client, which
 * still sends, loses the answer with it (RFC 9112, 9.6). So our side is closed, and what comes is dropped until the client closes or
 * has sent everything; the server's time for a whole request ends that at the latest.
 */
export function lingerOnClose(request: IncomingMessage): void {
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
