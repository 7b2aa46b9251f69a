import type { Socket } from 'node:net'
import { createInterface } from 'node:readline'

/** What the terminal asks the running shop to do. */
export interface Request {
  words: string[]
  folder: string
  interactive: boolean
}

/** What the running shop says, one JSON object a line: text to show, and at the end the exit code. */
export type Answer = { out: string } | { error: string } | { code: number }

/** Every line that arrives, as what it means. */
export async function* receive<Message>(socket: Socket): AsyncGenerator<Message> {
  for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY }))
    yield JSON.parse(line) as Message
}

/** False when the other side cannot keep up: wait for 'drain'. */
export function send(socket: Socket, message: Request | Answer): boolean {
  return socket.write(`${JSON.stringify(message)}\n`)
}
