import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface RawResponse {
  status: number
  /** Lines of the head, in lower case. */
  head: string
  body: string
}

/** One connection to a server, byte by byte: reads while it sends, as proxies do, and takes several answers. */
export class RawConnection {
  readonly socket: Socket
  #received = ''
  #ended = false
  #wake = () => {}

  private constructor(socket: Socket) {
    this.socket = socket
    socket.on('data', (bytes) => {
      this.#received += bytes.toString('latin1')
      this.#wake()
    })
    socket.on('error', () => {}) // 'close' follows; bytes received before count
    socket.on('close', () => {
      this.#ended = true
      this.#wake()
    })
  }

  static async open(port: number): Promise<RawConnection> {
    const connection = new RawConnection(connect(port, 'localhost')) // listens from the beginning: it may end at once
    await once(connection.socket, 'connect')
    return connection
  }

  send(...pieces: (string | Buffer)[]): void {
    for (const piece of pieces) if (this.socket.writable) this.socket.write(piece)
  }

  /** The next complete answer; null when the connection ends before. */
  async answer(): Promise<RawResponse | null> {
    for (;;) {
      const answer = this.#take()
      if (answer) return answer
      if (this.#ended) return null
      const { promise, resolve } = Promise.withResolvers<void>()
      this.#wake = resolve
      await promise
    }
  }

  /** Resolves when the other side has ended the connection, with what came after the last answer. */
  async end(): Promise<string> {
    if (!this.#ended) await once(this.socket, 'close')
    return this.#received
  }

  #take(): RawResponse | null {
    const end = this.#received.indexOf('\r\n\r\n')
    if (end < 0) return null
    const head = this.#received.slice(0, end).toLowerCase()
    const rest = this.#received.slice(end + 4)
    const status = Number(/^http\/1\.1 (\d{3})/.exec(head)?.[1])
    const read = status === 100 ? { body: '', left: rest } : readBody(head, rest)
    if (!read) return null
    this.#received = read.left
    return { status, head, body: read.body }
  }
}

/** Null while it is incomplete. */
function readBody(head: string, rest: string): { body: string; left: string } | null {
  if (/^transfer-encoding: chunked$/m.test(head)) return readChunks(rest)
  const length = Number(/^content-length: (\d+)$/m.exec(head)?.[1] ?? 0)
  return rest.length < length ? null : { body: rest.slice(0, length), left: rest.slice(length) }
}

function readChunks(rest: string): { body: string; left: string } | null {
  let body = ''
  for (let at = 0; ; ) {
    const line = rest.indexOf('\r\n', at)
    if (line < 0) return null
    const length = Number.parseInt(rest.slice(at, line), 16)
    at = line + 2 + length + 2
    if (rest.length < at) return null
    if (length === 0) return { body, left: rest.slice(at) }
    body += rest.slice(line + 2, line + 2 + length)
  }
}
