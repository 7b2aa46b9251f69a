import { connect, createServer, type Socket } from 'node:net'

/** State of the proxy: open; refusing connections; dropping every byte silently; or a delay in milliseconds. */
export type ConnectionState = 'open' | 'closed' | 'silent' | { milliseconds: number }

export interface DatabaseProxy {
  /** The same database through the proxy. */
  address: string
  /** Connections that were cut silently stay dead when the proxy is open again, as after a pulled cable. */
  make: (way: ConnectionState) => void
  close: () => Promise<void>
}

/** A TCP proxy to a PostgreSQL that the test can cut at any moment. */
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
