import type { OpenDatabase } from './database.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

/** Opens PostgreSQL at `databaseUrl`, or the embedded engine in `folder`; ':memory:' keeps it nowhere. */
export function openDatabase(databaseUrl: string | null, folder: string): Promise<OpenDatabase> {
  return databaseUrl ? openPostgres(databaseUrl) : openPglite(folder)
}
