import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { loadEnvFile } from 'node:process'

/** The folder of the program itself, where package.json, db/ and build/ lie; found upwards from this file, built or not. */
export function programFolder(from = import.meta.dirname): string {
  if (existsSync(join(from, 'db', 'migrations'))) return from
  const above = dirname(from)
  if (above === from) throw new Error('db/migrations is missing beside the program')
  return programFolder(above)
}

/** The folder of the build that this file belongs to, where `client` and `server` lie; null where the shop runs from its sources. */
export function buildFolder(from = import.meta.dirname): string | null {
  if (existsSync(join(from, 'client')) && existsSync(join(from, 'server'))) return from
  return from === programFolder() ? null : buildFolder(dirname(from))
}

/**
 * The file that a worker begins with: the source itself where the shop runs from its sources (npm run dev, tests), else what the build has
 * made of it. Its modules may not be .tsx: Node runs TypeScript, but no JSX.
 * @param name of the input in vite.config.ts
 * @param source path of the same file below src
 */
export function workerEntry(name: string, source: string): string {
  const build = buildFolder()
  return build ? join(build, 'server', `${name}.js`) : join(programFolder(), 'src', source)
}

/**
 * Adds the variables of the shop's .env file to the environment of this process; what the environment has already, even empty, wins.
 * The file is `.env` in the program's folder, so that cron and systemd read what a terminal does, or the one that WITRYNA_ENV names.
 * Throws in plain words when the named file cannot be read.
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

/** The absolute path of the file, which need not be there. */
export function envFile(folder = programFolder()): string {
  return resolve(folder, process.env.WITRYNA_ENV || join(folder, '.env'))
}
