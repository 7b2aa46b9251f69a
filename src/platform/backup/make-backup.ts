import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative } from 'node:path'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Kysely, sql } from 'kysely'
import type { OpenDatabase } from '../database/database.ts'
import { appliedMigrations } from '../database/migrate.ts'
import type { Schema } from '../database/schema.ts'
import { columnTypes, readSequences, tableNames } from '../database/tables.ts'
import { backupFiles, entryKind, fileEntry, jobsEntry, rowsEntry, secretEntry } from './backup-files.ts'
import { rowParts } from './backup-rows.ts'
import { type EntryDigest, formatVersion, type Manifest, manifestName, type RowsSummary } from './manifest.ts'
import { setPortableFormats } from './prepare-database.ts'
import { type ArchiveEntry, packTar } from './tar.ts'

/** Level of gzip: pictures do not compress, and the embedded engine waits for the rows. */
const gzipLevel = 3

export interface Backup {
  database: OpenDatabase
  dataFolder: string
  /** Signs the cookies of accounts. */
  secret: string
  /** Absolute path of the file to create; an existing one is replaced when the new one is complete. */
  path: string
  signal: AbortSignal
  /** Called after each written entry. */
  onEntry: (entry: EntryDigest) => void
}

/**
 * Writes one file with the whole shop: rows, waiting jobs, pictures, mails and the secret. It has a temporary hidden name until
 * it is complete and on disk; a failure removes it. Only its owner may read it.
 */
export async function makeBackup(backup: Backup): Promise<{ manifest: Manifest; size: number }> {
  const { path, dataFolder, signal } = backup
  if (isWithin(dataFolder, path))
    throw new Error('Kopię zapisz poza folderem danych: kto traci folder, traci wtedy i kopię.')
  const part = join(dirname(path), `.${crypto.randomUUID()}.part`)
  try {
    const manifest = await writeArchive(backup, createWriteStream(part, { mode: 0o600, flags: 'wx', flush: true }))
    signal.throwIfAborted()
    const { size } = await stat(part)
    await rename(part, path)
    return { manifest, size }
  } finally {
    await rm(part, { force: true })
  }
}

function isWithin(folder: string, path: string): boolean {
  const between = relative(folder, path)
  return !between.startsWith('..') && !isAbsolute(between)
}

async function writeArchive({ signal, onEntry, ...backup }: Backup, file: Writable): Promise<Manifest> {
  const entries: EntryDigest[] = []
  const written = Promise.withResolvers<Manifest>()
  const archive = packTar(contents(backup, entries, written.resolve), (entry) => {
    if (entry.name !== manifestName && !entryKind(entry.name))
      throw new Error(`Takiej nazwy kopia nie przyjmie: ${entry.name}`)
    entries.push(entry)
    onEntry(entry)
  })
  await pipeline(archive, createGzip({ level: gzipLevel }), file, { signal })
  return written.promise
}

/** Rows first: a picture is written before a row names it and never changes, so the file is always found afterwards. */
async function* contents(
  { database, dataFolder, secret }: Pick<Backup, 'database' | 'dataFolder' | 'secret'>,
  entries: EntryDigest[],
  onManifest: (manifest: Manifest) => void,
): AsyncGenerator<ArchiveEntry> {
  const madeAt = new Date().toISOString()
  const snapshot = Promise.withResolvers<Snapshot>()
  yield* readSnapshot(database.query, snapshot.resolve)
  for await (const { folder, path, size } of backupFiles(dataFolder))
    yield { name: fileEntry(folder, path), size, chunks: createReadStream(join(dataFolder, folder, path)) }
  yield wholeEntry(secretEntry, secret)
  const engine = `${database.engine} ${database.version}`
  const manifest = { format: formatVersion, madeAt, engine, ...(await snapshot.promise), entries } as const
  yield wholeEntry(manifestName, JSON.stringify(manifest, null, 1))
  onManifest(manifest)
}

function wholeEntry(name: string, text: string): ArchiveEntry {
  const bytes = Buffer.from(text)
  return { name, size: bytes.length, chunks: [bytes] }
}

export type Snapshot = Pick<Manifest, 'migrations' | 'tables' | 'jobs' | 'sequences'>

/**
 * Yields all rows of all tables from one snapshot, and the unfinished jobs; passes a summary to `onSnapshot` at the end. Blocks
 * the embedded engine until then.
 */
export async function* readSnapshot(
  database: Kysely<Schema>,
  onSnapshot: (snapshot: Snapshot) => void,
): AsyncGenerator<ArchiveEntry> {
  const snapshot = await database
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
  try {
    await setPortableFormats(snapshot)
    const migrations = [...(await appliedMigrations(snapshot))].map(([name, checksum]) => ({ name, checksum }))
    const tables: Manifest['tables'] = {}
    for (const table of await tableNames(snapshot)) {
      tables[table] = await describeTable(snapshot, 'public', table)
      yield* entriesOf(snapshot, tables[table], sql.table(table), (part) => rowsEntry(table, part))
    }
    const jobs = await describeTable(snapshot, 'pgboss', 'job')
    yield* entriesOf(snapshot, jobs, openJobs, jobsEntry)
    onSnapshot({ migrations, tables, jobs, sequences: await readSequences(snapshot) })
  } finally {
    await snapshot.rollback().execute()
  }
}

/** Jobs that are waiting, active or failed; neither completed ones nor the queue's internal ones. */
const openJobs = sql`pgboss.job where state <> 'completed' and name not like '\\_\\_pgboss%'`

async function describeTable(database: Kysely<Schema>, schema: string, table: string): Promise<RowsSummary> {
  return { columns: [...(await columnTypes(database, schema, table)).keys()], rows: 0 }
}

/** Yields the entries of one table and counts its rows into `described`. */
async function* entriesOf(
  database: Kysely<Schema>,
  described: RowsSummary,
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
