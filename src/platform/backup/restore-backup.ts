import { type Kysely, sql } from 'kysely'
import { applyMigration, type Migration, makeMigrationTable, newMigrations } from '../database/migrate.ts'
import type { Schema } from '../database/schema.ts'
import { publishInvalidation } from '../page-cache/cache-dependencies.ts'
import { deleteJobs, findJobTarget, findTableTarget, type LoadTarget, loadJobs, loadRowsPart } from './backup-rows.ts'
import { readVerified, readWhole } from './check-backup.ts'
import type { Manifest } from './manifest.ts'
import { corruptBackup } from './manifest.ts'
import { dropSchemaObjects, setPortableFormats, withConstraintsDisabled } from './prepare-database.ts'
import { StagedFiles } from './staged-files.ts'

export interface Restore {
  path: string
  /** Of the same file, from checkBackup. */
  manifest: Manifest
  /** Of this program. */
  migrations: Migration[]
  dataFolder: string
  /** Runs work in one transaction, and retries it after conflicts. */
  transaction: (work: (database: Kysely<Schema>) => Promise<void>) => Promise<void>
  signal: AbortSignal
  /** Called with the number of bytes read so far. */
  onRead: (bytes: number) => void
}

/**
 * Replaces the shop with that of a checked backup, all rows at once or none, and returns the backup's secret. Files that the
 * backup does not contain stay. Running processes drop their caches. Throws InvalidBackup.
 */
export async function restoreBackup(restore: Restore): Promise<string> {
  const files = new StagedFiles(restore.dataFolder)
  try {
    const secret = await stage(restore, files)
    await files.placeNew()
    await restore.transaction((database) => replaceRows(database, restore))
    await files.placeRest()
    return secret
  } finally {
    await files.clear()
  }
}

async function stage({ path, manifest, signal, onRead }: Restore, files: StagedFiles): Promise<string> {
  let secret = ''
  await readVerified(
    path,
    manifest,
    async (entry, size, chunks) => {
      if (entry.kind === 'file') await files.add(entry.folder, entry.path, chunks)
      if (entry.kind === 'secret') secret = (await readWhole(size, chunks)).toString('utf8')
    },
    signal,
    onRead,
  )
  return secret
}

/** Recreates the tables as they were at the time of the backup, loads the rows, then migrates them. */
async function replaceRows(database: Kysely<Schema>, restore: Restore): Promise<void> {
  const { manifest, migrations } = restore
  const then = new Set(manifest.migrations.map(({ name }) => name))
  await setPortableFormats(database)
  await dropSchemaObjects(database)
  await makeMigrationTable(database)
  for (const migration of migrations) if (then.has(migration.name)) await applyMigration(database, migration)
  const targets = await findTargets(database, manifest)
  await deleteJobs(database)
  await withConstraintsDisabled(database, [...targets.keys()], () => loadRows(database, targets, restore))
  for (const { name, value, called } of manifest.sequences)
    await sql`select setval(format('public.%I', ${name}::text)::regclass, ${value}::bigint, ${called})`.execute(
      database,
    )
  for (const migration of await newMigrations(database, migrations)) await applyMigration(database, migration)
  await sql`analyze`.execute(database)
  await publishInvalidation({ database }, ['all'])
  await sql`select pg_notify('settings_changed', '')`.execute(database)
}

async function findTargets(database: Kysely<Schema>, { tables }: Manifest): Promise<Map<string, LoadTarget>> {
  const targets = new Map<string, LoadTarget>()
  for (const [table, { columns }] of Object.entries(tables))
    targets.set(table, await findTableTarget(database, table, columns))
  return targets
}

async function loadRows(
  database: Kysely<Schema>,
  targets: Map<string, LoadTarget>,
  { path, manifest, signal, onRead }: Restore,
): Promise<void> {
  const jobs = await findJobTarget(database, manifest.jobs.columns)
  const counts = new Map<string, number>()
  await readVerified(
    path,
    manifest,
    async (entry, size, chunks) => {
      if (entry.kind === 'jobs') await loadJobs(database, jobs, await readWhole(size, chunks))
      const target = entry.kind === 'rows' && targets.get(entry.table)
      if (!target) return
      const loaded = await loadRowsPart(database, target, await readWhole(size, chunks))
      counts.set(target.table, (counts.get(target.table) ?? 0) + loaded)
    },
    signal,
    onRead,
  )
  for (const [table, { rows }] of Object.entries(manifest.tables))
    if ((counts.get(table) ?? 0) !== rows) throw corruptBackup(`tabela ${table} ma inną liczbę wierszy`)
}
