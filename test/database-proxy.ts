import { connect, createServer, type Socket } from 'node:net'

/** How the way to the database is: open; closed to all; swallowing every byte without a word; so many milliseconds long. */
export type ConnectionState = 'open' | 'closed' | 'silent' | { milliseconds: number }

export interface DatabaseProxy {
  /** The same database by the way that can be cut. */
  address: string
  /** Connections that were cut in silence stay dead when the way is open again, as after a cable was pulled. */
  make: (way: ConnectionState) => void
  close: () => Promise<void>
}

/** A way to a PostgreSQL that the test can cut in the middle of whatever is under way. */
export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const dead = new Set<Socket>()
  let way: ConnectionState = 'open'
  const carry = (bytes: Buffer, from: Socket, to: Socket) => {
    if (dead.has(from)) return
    if (typeof way === 'object') setTimeout(() => to.writable && to.write(bytes), way.milliseconds)
    else to.write(bytes)
  }
  const server = createServer((near) => {
    if (way === 'closed') return near.destroy()
    const far = connect(Number(port), hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      if (way === 'silent') dead.add(from)
      from.on('data', (bytes) => carry(bytes, from, to))
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const listening = server.address()
  const address = new URL(databaseUrl)
  address.port = String(typeof listening === 'object' && listening ? listening.port : 0)
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    address: address.href,
    make: (next) => {
      way = next
      if (next === 'closed') cut()
      if (next === 'silent') for (const socket of sockets) dead.add(socket)
    },
    close: async () => {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
