import { join } from 'node:path'
import { type Migration, readMigrations } from '#platform/database/migrate.ts'
import { programFolder } from '#platform/program-folder.ts'

/** The migrations of this program. */
export function shopMigrations(): Migration[] {
  return readMigrations(join(programFolder(), 'db', 'migrations'))
}
