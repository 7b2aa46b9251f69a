import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import type { House } from '../../open-house.ts'
import { runCommand } from '../run-command.ts'
import { type Request, receive, send } from './messages.ts'
import { socketPath } from './socket-path.ts'

/**
 * Does commands that other processes hand over, as long as this one owns the embedded database; only its own user may
 * connect. On PostgreSQL commands need nobody. Returns what ends it.
 */
export async function serveTerminal(house: House, report: (line: string) => void): Promise<() => Promise<void>> {
  if (house.database.engine !== 'PGlite') return async () => {}
  const path = socketPath(house.config.dataFolder)
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => socket.destroy())
    socket.once('close', () => open.delete(socket))
    void answer(socket, house).catch(() => socket.destroy())
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

async function answer(socket: Socket, house: House): Promise<void> {
  const gone = new AbortController()
  socket.once('close', () => gone.abort())
  for await (const { words, folder, interactive } of receive<Request>(socket)) {
    const code = await runCommand(words, {
      config: house.config,
      house: async () => house,
      write: async (text) => {
        if (!send(socket, { out: text })) await once(socket, 'drain', { signal: gone.signal })
      },
      complain: (text) => void send(socket, { error: text }),
      folder,
      interactive,
      signal: gone.signal,
    })
    send(socket, { code })
  }
}
