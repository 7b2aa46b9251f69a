import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createConnection, createServer, type Socket } from 'node:net'
import { join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import type { AppContext } from '../server/app-context.ts'
import { runCommand } from './run-command.ts'

/**
 * Does commands that other processes hand over, as long as this one owns the embedded database; only its own user may
 * connect. On PostgreSQL commands need nobody. Returns what ends it.
 */
export async function serveCommands(
  appContext: AppContext,
  report: (line: string) => void,
): Promise<() => Promise<void>> {
  if (appContext.database.engine !== 'PGlite') return async () => {}
  const path = socketPath(appContext.config.dataFolder)
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => socket.destroy())
    socket.once('close', () => open.delete(socket))
    void handleConnection(socket, appContext).catch(() => socket.destroy())
  })
  rmSync(path, { force: true }) // left behind by a killed shop: the folder is ours now
  const mask = process.umask(0o177)
  server.listen(path)
  process.umask(mask)
  await once(server, 'listening').catch(() =>
    report('terminal czeka, aż sklep się zamknie: ścieżka folderu danych jest za długa'),
  )
  return () =>
    new Promise((closed) => {
      server.close(() => closed())
      for (const socket of open) socket.destroy()
    })
}

async function handleConnection(socket: Socket, appContext: AppContext): Promise<void> {
  const gone = new AbortController()
  socket.once('close', () => gone.abort())
  for await (const { words, folder, interactive } of receiveMessages<CommandRequest>(socket)) {
    const code = await runCommand(words, {
      config: appContext.config,
      appContext: async () => appContext,
      write: async (text) => {
        if (!sendMessage(socket, { out: text })) await once(socket, 'drain', { signal: gone.signal })
      },
      writeError: (text) => void sendMessage(socket, { error: text }),
      folder,
      interactive,
      signal: gone.signal,
    })
    sendMessage(socket, { code })
  }
}

/** What the terminal asks the running shop to do. */
interface CommandRequest {
  words: string[]
  folder: string
  interactive: boolean
}

/** What the running shop says, one JSON object a line: text to show, and at the end the exit code. */
type CommandOutput = { out: string } | { error: string } | { code: number }

/** Every line that arrives, as what it means. */
async function* receiveMessages<Message>(socket: Socket): AsyncGenerator<Message> {
  for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY }))
    yield JSON.parse(line) as Message
}

/** False when the other side cannot keep up: wait for 'drain'. */
function sendMessage(socket: Socket, message: CommandRequest | CommandOutput): boolean {
  return socket.write(`${JSON.stringify(message)}\n`)
}

const maxPathLength = 100 // an address of a Unix socket has 104 bytes on macOS, 108 on Linux

/** Where the running shop listens for commands of its terminal. */
export function socketPath(dataFolder: string): string {
  if (process.platform === 'win32')
    return `\\\\.\\pipe\\witryna-${createHash('sha256').update(dataFolder).digest('hex').slice(0, 32)}`
  const path = join(dataFolder, 'shop.sock')
  return path.length <= maxPathLength ? path : relative(process.cwd(), path)
}

/** Has the running shop do the command and shows what it says; its exit code. Null when no shop runs there. */
export async function forwardCommand(path: string, words: string[]): Promise<number | null> {
  const socket = await connect(path)
  if (!socket) return null
  try {
    sendMessage(socket, { words, folder: process.cwd(), interactive: process.stderr.isTTY === true })
    for await (const answer of receiveMessages<CommandOutput>(socket)) {
      if ('code' in answer) return answer.code
      const [stream, text] = 'out' in answer ? [process.stdout, answer.out] : [process.stderr, answer.error]
      if (!stream.write(text)) await once(stream, 'drain')
    }
    throw new Error('Sklep został zamknięty, zanim skończył to polecenie.')
  } finally {
    socket.destroy()
  }
}

const notListeningErrors = new Set(['ENOENT', 'ECONNREFUSED', 'EINVAL'])

/** Null when nobody listens: there is no socket, it was left behind by a killed shop, or its path was too long to listen. */
function connect(path: string): Promise<Socket | null> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(path)
    socket.once('connect', () => resolve(socket))
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (notListeningErrors.has(error.code ?? '')) resolve(null)
      else reject(new Error(`Nie można połączyć się z otwartym sklepem (${path}): ${error.message}`))
    })
  })
}
