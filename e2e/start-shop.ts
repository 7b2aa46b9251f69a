import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { devNull } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { readConfig } from '#platform/config.ts'
import type { AppContext } from '../src/server/app-context.ts'
import { createDatabase } from '../test/create-database.ts'
import { npmStart } from '../test/spawn-shop.ts'

export type Engine = 'PGlite' | 'PostgreSQL'

export interface StartedShop {
  url: string
  folder: string
  /** The output of a terminal command. */
  terminal: (...command: string[]) => Promise<string>
  /** Stops it as Ctrl-C does; the exit code. */
  stop: () => Promise<number | null>
}

/**
 * Starts the built shop as a user does, as a separate process with its own data folder, and waits until it is ready. `environment` adds
 * variables.
 */
export async function startShop(engine: Engine, environment: Record<string, string> = {}): Promise<StartedShop> {
  const folder = mkdtempSync(join(inject('shops'), 'shop-'))
  copyPrepared(engine, folder)
  const databaseUrl = engine === 'PostgreSQL' ? await createDatabase() : ''
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    WITRYNA_ENV: devNull, // the developer's own .env names another shop
    PORT: '0',
    DATA_FOLDER: folder,
    DATABASE_URL: databaseUrl,
    DEMO: 'yes',
    ...environment,
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
  const { terminal, close } = engine === 'PostgreSQL' ? openTerminal(env) : handingOver(env)
  return {
    url,
    folder,
    terminal,
    stop: async () => {
      await close()
      shop.kill('SIGINT')
      const code = await exit
      if (code === 0) rmSync(folder, { recursive: true, force: true })
      return code
    },
  }
}

/** Only the process that runs the shop can open an embedded database: a second one forwards the command to it. */
function handingOver(env: NodeJS.ProcessEnv) {
  return {
    terminal: async (...command: string[]) =>
      execFileSync(process.execPath, ['scripts/shop.mjs', ...command], { env, encoding: 'utf8' }),
    close: async () => {},
  }
}

/**
 * The pictures and files of the prepared database, and the database itself if it is embedded. Resized pictures
 * are shared and cached next to it: creating them takes longer than the rest of a page.
 */
function copyPrepared(engine: Engine, folder: string): void {
  const prepared = inject('prepared')[engine]
  for (const subfolder of ['files', 'pictures'])
    cpSync(join(prepared, subfolder), join(folder, subfolder), { recursive: true })
  const variants = join(inject('prepared').PostgreSQL, 'variants') // of both
  mkdirSync(variants, { recursive: true })
  symlinkSync(variants, join(folder, 'variants'))
  const copy = join(prepared, 'copy.tar')
  if (!existsSync(copy)) return
  mkdirSync(join(folder, 'database'), { mode: 0o700 })
  execFileSync('tar', ['-xf', copy, '-C', join(folder, 'database')])
}

/**
 * Runs terminal commands of a shop on PostgreSQL, in this process and on a separate connection: starting a process for each
 * takes longer than the command. The connection is opened with the first command.
 */
function openTerminal(environment: Record<string, string | undefined>) {
  let appContext: Promise<AppContext> | undefined
  return {
    terminal: async (...command: string[]): Promise<string> => {
      const [{ createAppContext }, { runTestCommand }] = await Promise.all([
        import('../src/server/app-context.ts'),
        import('../test/run-test-command.ts'),
      ])
      appContext ??= createAppContext(readConfig(environment), () => {})
      const { code, out, problems } = await runTestCommand(await appContext, command)
      if (code !== 0) throw new Error(problems)
      return out
    },
    close: async () => (await appContext)?.close(),
  }
}
