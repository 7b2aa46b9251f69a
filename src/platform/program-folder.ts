import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of the program itself, where package.json, db/ and build/ lie; found upwards from this file, built or not. */
export function programFolder(from = import.meta.dirname): string {
  if (existsSync(join(from, 'db', 'migrations'))) return from
  const above = dirname(from)
  if (above === from) throw new Error('db/migrations is missing beside the program')
  return programFolder(above)
}
