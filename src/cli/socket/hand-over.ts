import { once } from 'node:events'
import { createConnection, type Socket } from 'node:net'
import { type Answer, receive, send } from './messages.ts'

/** Has the running shop do the command and shows what it says; its exit code. Null when no shop runs there. */
export async function handOver(path: string, words: string[]): Promise<number | null> {
  const socket = await connect(path)
  if (!socket) return null
  try {
    send(socket, { words, folder: process.cwd(), interactive: process.stderr.isTTY === true })
    for await (const answer of receive<Answer>(socket)) {
      if ('code' in answer) return answer.code
      const [stream, text] = 'out' in answer ? [process.stdout, answer.out] : [process.stderr, answer.error]
      if (!stream.write(text)) await once(stream, 'drain')
    }
    throw new Error('Sklep został zamknięty, zanim skończył to polecenie.')
  } finally {
    socket.destroy()
  }
}

const nobodyListens = new Set(['ENOENT', 'ECONNREFUSED', 'EINVAL'])

/** Null when nobody listens: there is no socket, it was left behind by a killed shop, or its path was too long to listen. */
function connect(path: string): Promise<Socket | null> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(path)
    socket.once('connect', () => resolve(socket))
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (nobodyListens.has(error.code ?? '')) resolve(null)
      else reject(new Error(`Nie można połączyć się z otwartym sklepem (${path}): ${error.message}`))
    })
  })
}
