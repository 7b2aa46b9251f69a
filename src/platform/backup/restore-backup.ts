import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Kysely, sql } from 'kysely'
import { applyMigration, type Migration, makeMigrationTable, newMigrations } from '../database/migrate.ts'
import type { Schema } from '../database/schema.ts'
import { publishInvalidation } from '../page-cache/cache-dependencies.ts'
import { deleteJobs, findJobTarget, findTableTarget, type LoadTarget, loadJobs, loadRowsPart } from './backup-rows.ts'
import { readVerified, readWhole } from './check-backup.ts'
import { corruptBackup, type Manifest } from './manifest.ts'
import { dropSchemaObjects, setPortableFormats, withConstraintsDisabled } from './prepare-database.ts'

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

const stagingFolder = '.restored'

/** Files of a backup, staged in hidden folders next to their destination. */
export class StagedFiles {
  readonly #dataFolder: string
  readonly #folders = new Set<string>()
  readonly #files: { from: string; to: string }[] = []

  constructor(dataFolder: string) {
    this.#dataFolder = dataFolder
  }

  async add(folder: string, path: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
    const stage = join(this.#dataFolder, folder, stagingFolder)
    if (!this.#folders.has(stage)) await rm(stage, { recursive: true, force: true }) // left by a killed restore
    this.#folders.add(stage)
    const from = join(stage, path)
    await mkdir(dirname(from), { recursive: true, mode: 0o700 })
    await pipeline(chunks, createWriteStream(from, { mode: 0o600, flags: 'wx' }))
    this.#files.push({ from, to: join(this.#dataFolder, folder, path) })
  }

  /** Moves files that do not exist yet: nothing refers to them until the rows are loaded. */
  async placeNew(): Promise<void> {
    for (const file of this.#files) if (!existsSync(file.to)) await place(file)
  }

  /** Replaces existing files with the rest. */
  async placeRest(): Promise<void> {
    for (const file of this.#files) if (existsSync(file.from)) await place(file)
  }

  async clear(): Promise<void> {
    for (const stage of this.#folders) await rm(stage, { recursive: true, force: true })
  }
}

async function place({ from, to }: { from: string; to: string }): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  await rename(from, to)
}
