import type { Server } from 'node:http'
import { Server as Listener } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'

const arriving = 250 // milliseconds in which a request that was sent already arrives

/**
 * Takes no new connection, lets requests under way finish for `milliseconds` at most, and closes connections that only wait:
 * not at once, since on one that seems to wait a proxy may just have sent what it must not send twice.
 */
export async function closeServer(server: Server, milliseconds: number): Promise<void> {
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  await quietTurn()
  Listener.prototype.close.call(server, () => resolve()) // that of HTTP closes waiting connections at once
  const began = performance.now()
  const sweep = setInterval(() => {
    if (performance.now() - began > Math.min(arriving, milliseconds)) server.closeIdleConnections()
  }, 50)
  const end = setTimeout(() => {
    server.closeAllConnections()
    resolve() // a connection that speaks something else than HTTP by now would stay
  }, milliseconds)
  await closed
  clearInterval(sweep)
  clearTimeout(end)
}

/** Resolves when next to nothing else was done since connections were last taken: those that queue when the port is given up are lost. */
async function quietTurn(): Promise<void> {
  for (let turn = 0; turn < 1_000; turn++) {
    const began = performance.now()
    await nextTurn()
    if (performance.now() - began < 0.5) return
  }
}
