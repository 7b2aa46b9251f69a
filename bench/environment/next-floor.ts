import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../../test/free-port.ts'
import { waitFor } from '../../test/wait-for.ts'
import type { BenchEnvironment } from './bench-environment.ts'
import { processorSeconds } from './shop-process.ts'

/** A Next.js shop without shop rules: what a headless shop cannot be faster than. */
export interface NextFloor {
  port: number
  /** Processor time so far. */
  processorSeconds: () => number
  stop: () => Promise<void>
}

const source = join(import.meta.dirname, '../../../shared/examples/next-floor')
/** As many as the bench's shop has. */
export const floorProducts = 1000

/** Builds and starts the floor on the bench's PostgreSQL; null where its folder is missing. Takes a minute. */
export async function startNextFloor(environment: BenchEnvironment): Promise<NextFloor | null> {
  if (!existsSync(source)) return null
  const folder = join(environment.folder, 'next-floor')
  cpSync(source, folder, { recursive: true })
  const { databaseUrl } = await environment.emptyDatabase()
  await createTables(databaseUrl, readFileSync(join(folder, 'schema.sql'), 'utf8'))
  const { port: databasePort, pathname } = new URL(databaseUrl)
  const env = { ...process.env, PGPORT: databasePort, DB: pathname.slice(1), NODE_ENV: 'production' as const }
  execFileSync('npm', ['install', '--include=dev', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore' })
  const next = join(folder, 'node_modules/.bin/next')
  execFileSync(next, ['build'], { cwd: folder, env, stdio: 'ignore' })
  const port = await freePort()
  const child = spawn(next, ['start', '-p', String(port)], { cwd: folder, env, stdio: 'ignore' })
  await waitFor(() =>
    fetch(`http://127.0.0.1:${port}/api/products/p-1`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  return {
    port,
    processorSeconds: () => processorSeconds(child.pid as number),
    stop: async () => {
      child.kill()
      await once(child, 'exit')
    },
  }
}

/** The floor signs in as shop/shop; `:n` of its schema is the number of products. */
async function createTables(databaseUrl: string, schema: string): Promise<void> {
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  await owner.query(`create role shop superuser login password 'shop'`)
  await owner.query(schema.replaceAll(':n', String(floorProducts)))
  await owner.end()
}
