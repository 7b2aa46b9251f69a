import type { Server } from 'node:net'

interface ListenAddress {
  port: number
  host: string
  /** The environment variable that sets the port. */
  variable: 'PORT' | 'METRICS_PORT'
}

/** Listens at `host` and returns the port; throws a readable error on failure. */
export function listen(server: Server, target: ListenAddress): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(problemOf(error, target))))
    server.listen(target.port, target.host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : target.port)
    })
  })
}

function problemOf(error: NodeJS.ErrnoException, { port, host, variable }: ListenAddress): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} jest zajęty przez inny program albo przez drugą Witrynę. Zamknij go albo podaj inny port: ${variable}=${port + 1} npm start`
    case 'EACCES':
      return `Port ${port} jest zastrzeżony dla administratora. Podaj inny: ${variable}=${variable === 'PORT' ? 3000 : 9464} npm start`
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
      return `HOST=${host} nie jest adresem tego komputera.`
    default:
      return `Nie można słuchać na ${host}:${port}: ${error.message}`
  }
}
