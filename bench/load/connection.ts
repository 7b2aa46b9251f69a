import { connect, type Socket } from 'node:net'
import { type HttpResponse, parseResponse } from './parse-response.ts'

/** One keep-alive connection, with one request at a time. It is much cheaper than Node's own client. */
export class Connection {
  readonly #port: number
  #socket: Socket | null = null
  #waiting: PromiseWithResolvers<HttpResponse> | null = null
  #received: Buffer = Buffer.alloc(0)

  /** To `port` of this machine. */
  constructor(port: number) {
    this.#port = port
  }

  /** Sends the bytes of one HTTP/1.1 request and resolves with the complete answer; rejects when the connection breaks. */
  send(request: string | Buffer): Promise<HttpResponse> {
    if (this.#waiting) throw new Error('one request at a time')
    this.#waiting = Promise.withResolvers<HttpResponse>()
    this.#socket ??= this.#open()
    this.#socket.write(request)
    return this.#waiting.promise
  }

  close(): void {
    this.#socket?.destroy()
  }

  #open(): Socket {
    const socket = connect({ port: this.#port, host: '127.0.0.1', noDelay: true })
    socket.on('data', (bytes) => this.#receive(bytes))
    socket.on('error', () => {}) // 'close' follows
    socket.on('close', () => {
      this.#socket = null
      this.#received = Buffer.alloc(0)
      const waiting = this.#waiting
      this.#waiting = null
      waiting?.reject(new Error('the connection broke before the answer was whole'))
    })
    return socket
  }

  #receive(bytes: Buffer): void {
    this.#received = this.#received.length === 0 ? bytes : Buffer.concat([this.#received, bytes])
    const answer = parseResponse(this.#received)
    if (!answer) return
    this.#received = Buffer.alloc(0)
    const waiting = this.#waiting
    this.#waiting = null
    waiting?.resolve(answer)
  }
}
