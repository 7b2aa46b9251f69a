import { type Kysely, sql } from 'kysely'
import { appliedMigrations } from '../database/migrate.ts'
import type { Schema } from '../database/schema.ts'
import { columnTypes, readSequences, tableNames } from '../database/tables.ts'
import { jobsName, rowsName } from './entry-names.ts'
import type { BackedRows, Manifest } from './manifest.ts'
import type { ArchiveEntry } from './pack-tar.ts'
import { rowParts } from './row-parts.ts'
import { speakPlainly } from './speak-plainly.ts'

export type Snapshot = Pick<Manifest, 'migrations' | 'tables' | 'jobs' | 'sequences'>

/**
 * All rows of all tables as they are at one moment, whatever happens meanwhile, and the jobs that are still to be done;
 * what was found is told at the end. The embedded engine does nothing else until then.
 */
export async function* readSnapshot(
  database: Kysely<Schema>,
  tell: (snapshot: Snapshot) => void,
): AsyncGenerator<ArchiveEntry> {
  const snapshot = await database
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
  try {
    await speakPlainly(snapshot)
    const migrations = [...(await appliedMigrations(snapshot))].map(([name, checksum]) => ({ name, checksum }))
    const tables: Manifest['tables'] = {}
    for (const table of await tableNames(snapshot)) {
      tables[table] = await describe(snapshot, 'public', table)
      yield* entriesOf(snapshot, tables[table], sql.table(table), (part) => rowsName(table, part))
    }
    const jobs = await describe(snapshot, 'pgboss', 'job')
    yield* entriesOf(snapshot, jobs, openJobs, jobsName)
    tell({ migrations, tables, jobs, sequences: await readSequences(snapshot) })
  } finally {
    await snapshot.rollback().execute()
  }
}

/** Work that is waiting, under way or failed; not what is done, nor what the queue does for itself. */
const openJobs = sql`pgboss.job where state <> 'completed' and name not like '\\_\\_pgboss%'`

async function describe(database: Kysely<Schema>, schema: string, table: string): Promise<BackedRows> {
  return { columns: [...(await columnTypes(database, schema, table)).keys()], rows: 0 }
}

/** Counts the rows into `described`. */
async function* entriesOf(
  database: Kysely<Schema>,
  described: BackedRows,
  source: ReturnType<typeof sql>,
  name: (part: number) => string,
): AsyncGenerator<ArchiveEntry> {
  let part = 0
  for await (const { bytes, rows } of rowParts(database, described.columns, source)) {
    described.rows += rows
    part += 1
    yield { name: name(part), size: bytes.length, chunks: [bytes] }
  }
}
