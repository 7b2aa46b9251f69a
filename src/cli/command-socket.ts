import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createConnection, createServer, type Socket } from 'node:net'
import { join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import type { AppContext } from '../server/app-context.ts'
import { runCommand } from './run-command.ts'

/**
 * Runs commands of other processes while this one owns the embedded database; only its own user may connect. PostgreSQL needs
 * no socket. Returns the function that closes it.
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
  rmSync(path, { force: true }) // left behind by a killed shop: this process owns the folder now
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
  const disconnected = new AbortController()
  socket.once('close', () => disconnected.abort())
  for await (const { words: args, folder, interactive } of receiveMessages<CommandRequest>(socket)) {
    const code = await runCommand(args, {
      config: appContext.config,
      appContext: async () => appContext,
      write: async (text) => {
        if (!sendMessage(socket, { out: text })) await once(socket, 'drain', { signal: disconnected.signal })
      },
      writeError: (text) => void sendMessage(socket, { error: text }),
      folder,
      interactive,
      signal: disconnected.signal,
    })
    sendMessage(socket, { code })
  }
}

/** A message from the terminal to the running shop. */
interface CommandRequest {
  words: string[]
  folder: string
  interactive: boolean
}

/** A message from the running shop, one JSON object per line: text to show, and at the end the exit code. */
type CommandOutput = { out: string } | { error: string } | { code: number }

/** Yields each received line, parsed. */
async function* receiveMessages<Message>(socket: Socket): AsyncGenerator<Message> {
  for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY }))
    yield JSON.parse(line) as Message
}

/** False when the receiver is too slow: wait for 'drain'. */
function sendMessage(socket: Socket, message: CommandRequest | CommandOutput): boolean {
  return socket.write(`${JSON.stringify(message)}\n`)
}

const maxPathLength = 100 // an address of a Unix socket has 104 bytes on macOS, 108 on Linux

/** The address on which the running shop listens for commands. */
export function socketPath(dataFolder: string): string {
  if (process.platform === 'win32')
    return `\\\\.\\pipe\\witryna-${createHash('sha256').update(dataFolder).digest('hex').slice(0, 32)}`
  const path = join(dataFolder, 'shop.sock')
  return path.length <= maxPathLength ? path : relative(process.cwd(), path)
}

/** Runs the command in the running shop and shows its output; returns the exit code. Null when no shop runs there. */
export async function forwardCommand(path: string, args: string[]): Promise<number | null> {
  const socket = await connect(path)
  if (!socket) return null
  try {
    sendMessage(socket, { words: args, folder: process.cwd(), interactive: process.stderr.isTTY === true })
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

/** Null when no process listens: there is no socket, a killed shop left it behind, or its path was too long. */
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
