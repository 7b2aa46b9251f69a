import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { keptFile } from './kept-file.ts'

const name = 'identity'

/** A random name that the data folder keeps from the shop's first opening on, by which processes see that they share it. */
export function dataIdentity(dataFolder: string): string {
  return keptFile(dataFolder, name, () => crypto.randomUUID())
}

/** Whether a shop has ever been opened with this data folder. */
export function hasIdentity(dataFolder: string): boolean {
  return existsSync(join(dataFolder, name))
}
