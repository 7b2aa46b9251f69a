import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { loadEnvFile } from 'node:process'

/** Returns the program's folder, with package.json, db/ and build/; searched upwards from this file, built or not. */
export function programFolder(from = import.meta.dirname): string {
  if (existsSync(join(from, 'db', 'migrations'))) return from
  const above = dirname(from)
  if (above === from) throw new Error('db/migrations is missing next to the program')
  return programFolder(above)
}

/**
 * Returns the folder of the build that this file belongs to, with `client` and `server`; null where the shop runs from its
 * sources.
 */
export function buildFolder(from = import.meta.dirname): string | null {
  if (existsSync(join(from, 'client')) && existsSync(join(from, 'server'))) return from
  return from === programFolder() ? null : buildFolder(dirname(from))
}

/**
 * Returns the entry file of a worker: the source where the shop runs from its sources (npm run dev, tests), else the built
 * file. Its modules must not be .tsx: Node runs TypeScript, but no JSX.
 * @param name of the input in vite.config.ts
 * @param source path of the same file below src
 */
export function workerEntry(name: string, source: string): string {
  const build = buildFolder()
  return build ? join(build, 'server', `${name}.js`) : join(programFolder(), 'src', source)
}

/**
 * Adds the variables of the shop's .env file to the environment of this process; existing variables, even empty ones, win. The
 * file is `.env` in the program's folder, so that cron and systemd read the same as a terminal, or the one that WITRYNA_ENV
 * names. Throws a readable error when the named file cannot be read.
 */
export function readEnvFile(folder = programFolder()): void {
  const { WITRYNA_ENV: named } = process.env
  const file = envFile(folder)
  if (!named && !existsSync(file)) return
  try {
    loadEnvFile(file)
  } catch (error) {
    throw new Error(`Nie można odczytać ustawień z ${file}: ${(error as Error).message}`)
  }
}

/** Returns the absolute path of the file, which may not exist. */
export function envFile(folder = programFolder()): string {
  return resolve(folder, process.env.WITRYNA_ENV || join(folder, '.env'))
}
