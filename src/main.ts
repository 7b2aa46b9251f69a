import { serve } from '@hono/node-server'
import { mount } from './mount.ts'
import { type House, openHouse } from './open-house.ts'
import { type Config, readConfig } from './platform/config.ts'

interface RunningShop {
  url: string
  house: House
  /** Finishes what is under way, closes the database. */
  stop: () => Promise<void>
}

/** Starts the whole shop: database, ways in, jobs. Resolves when it answers requests; throws in plain words when it cannot. */
export async function start(config: Config, report: (line: string) => void): Promise<RunningShop> {
  const house = await openHouse(config, report)
  const app = mount(house, await import('virtual:react-router/server-build'))
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port: config.port, hostname: config.host }, ({ port }) => {
      const stop = async () => {
        await new Promise((closed) => server.close(closed))
        await house.close()
      }
      resolve({ url: config.publicUrl ?? `http://${config.host}:${port}`, house, stop })
    })
    server.on('error', (error) => house.close().then(() => reject(error)))
  })
}

/** What npm start does. `began` is performance.now() at its very start. */
export async function startFromTerminal(began: number): Promise<void> {
  try {
    const config = readConfig(process.env)
    const shop = await start(config, (line) => console.log(`  ${line}`))
    console.log(greeting(shop, Math.round(performance.now() - began)))
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void shop.stop().then(() => process.exit(0)))
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

function greeting({ url, house }: RunningShop, milliseconds: number): string {
  const { database, config } = house
  return `
  Witryna is open: ${url}   (ready in ${(milliseconds / 1000).toFixed(1)} s)

  data     ${config.databaseUrl ? 'PostgreSQL at DATABASE_URL' : config.dataFolder}
  engine   ${database.engine} ${database.version}
`
}
