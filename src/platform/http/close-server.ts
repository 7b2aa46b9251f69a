import type { Server } from 'node:http'

/** Takes no new connection, lets requests under way finish for `milliseconds` at most, and closes connections that only wait. */
export async function closeServer(server: Server, milliseconds: number): Promise<void> {
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  server.close(() => resolve())
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const end = setTimeout(() => {
    server.closeAllConnections()
    resolve() // a connection that speaks something else than HTTP by now would stay
  }, milliseconds)
  await closed
  clearInterval(sweep)
  clearTimeout(end)
}
