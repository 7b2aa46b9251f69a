import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { loadEnvFile } from 'node:process'
import { programFolder } from './program-folder.ts'

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
