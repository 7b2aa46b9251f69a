import type { Server } from 'node:http'

interface Place {
  port: number
  host: string
  /** The variable of the environment that says which port. */
  variable: 'PORT' | 'METRICS_PORT'
}

/** Listens at `host` and answers the port; throws in plain words when it cannot. */
export function listen(server: Server, place: Place): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(problemOf(error, place))))
    server.listen(place.port, place.host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : place.port)
    })
  })
}

function problemOf(error: NodeJS.ErrnoException, { port, host, variable }: Place): string {
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
