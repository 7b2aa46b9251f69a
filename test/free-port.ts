import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that Linux (from 32,768) and macOS (from 49,152) give to outgoing connections. */
const [lowest, above] = [20_000, 32_000]

/** A free port of this machine. The system's own choice could be given to an outgoing connection before it is used. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, above)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
