import type { OpenDatabase } from './database.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'
import { guardTransactions } from './transaction-guard.ts'

/** Opens PostgreSQL at `databaseUrl`, with its replicas, or the embedded engine in `folder`; ':memory:' stores nothing. */
export async function openDatabase(
  databaseUrl: string | null,
  folder: string,
  replicaUrls: string[] = [],
): Promise<OpenDatabase> {
  return guardTransactions(await (databaseUrl ? openPostgres(databaseUrl, replicaUrls) : openPglite(folder)))
}
