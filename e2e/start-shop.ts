import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { createDatabase } from '../test/create-database.ts'
import { npmStart } from '../test/spawn-shop.ts'

export type Engine = 'PGlite' | 'PostgreSQL'

export interface StartedShop {
  url: string
  folder: string
  /** What a command of the shop's terminal prints. */
  terminal: (...command: string[]) => string
  /** Stops it as Ctrl-C does; the exit code. */
  stop: () => Promise<number | null>
}

/** Starts the built shop as a user does, as a process of its own with an empty data folder, and waits until it is open. */
export async function startShop(engine: Engine): Promise<StartedShop> {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-browser-'))
  const databaseUrl = engine === 'PostgreSQL' ? await copyPrepared(folder) : ''
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: '0',
    DATA_FOLDER: folder,
    DATABASE_URL: databaseUrl,
    DEMO: 'yes',
  }
  const shop = spawn(process.execPath, npmStart, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const exit = new Promise<number | null>((resolve) => shop.once('exit', resolve))
  const url = await new Promise<string>((resolve, reject) => {
    let printed = ''
    shop.stdout.on('data', (chunk) => {
      printed += chunk
      const [, address] = /(http:\/\/localhost:\d+)/.exec(printed) ?? []
      if (address) resolve(address)
    })
    exit.then((code) => reject(new Error(`the shop ended with ${code}:\n${printed}`)))
  })
  return {
    url,
    folder,
    terminal: (...command) =>
      execFileSync(process.execPath, ['scripts/shop.mjs', ...command], { env, encoding: 'utf8' }),
    stop: async () => {
      shop.kill('SIGINT')
      const code = await exit
      rmSync(folder, { recursive: true, force: true })
      return code
    },
  }
}

/** The prepared database, and the pictures and files that it tells of in the shop's own folder; the database's address. */
function copyPrepared(folder: string): Promise<string> {
  const prepared = inject('database')
  if (prepared.engine === 'PostgreSQL')
    for (const kept of ['files', 'pictures']) cpSync(join(prepared.data, kept), join(folder, kept), { recursive: true })
  return createDatabase()
}
