import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { OpenDatabase } from './database.ts'
import type { Schema } from './schema.ts'

/** One numbered SQL file; `checksum` is the SHA-256 of its text. */
export interface Migration {
  name: string
  script: string
  checksum: string
}

/** Applies the new ones among the numbered .sql files, each in its own transaction. Several processes may start at once. */
export async function migrate(
  database: OpenDatabase,
  migrations: Migration[],
  report: (line: string) => void,
): Promise<void> {
  await database.withLock(async () => {
    await makeMigrationTable(database.query)
    const missing = await newMigrations(database.query, migrations)
    if (missing.length > 0) report(`baza danych: nowych migracji ${missing.length}, do ${missing.at(-1)?.name}`)
    for (const migration of missing)
      await database.query.transaction().execute((handle) => applyMigration(handle, migration))
  })
}

/** Returns the .sql files of a folder, in the order of their numbers. */
export function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((name) => {
      const script = readFileSync(join(folder, name), 'utf8')
      return { name, script, checksum: createHash('sha256').update(script).digest('hex') }
    })
}

export async function makeMigrationTable(database: Kysely<Schema>): Promise<void> {
  await sql`
    create table if not exists migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())
  `.execute(database)
}

/** Returns the migrations not yet applied; throws when an applied one has changed. */
export async function newMigrations(database: Kysely<Schema>, migrations: Migration[]): Promise<Migration[]> {
  const applied = await appliedMigrations(database)
  for (const { name, checksum } of migrations)
    if ((applied.get(name) ?? checksum) !== checksum)
      throw new Error(`Migrację ${name} zmieniono po tym, jak została zastosowana.`)
  return migrations.filter(({ name }) => !applied.has(name))
}

/** Returns the checksums by name. */
export async function appliedMigrations(database: Kysely<Schema>): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; checksum: string }>`
    select name, checksum from migration order by name collate "C"
  `.execute(database)
  return new Map(rows.map((row) => [row.name, row.checksum]))
}

/** Runs one migration inside the transaction `database`; as a block, since a prepared statement contains one command only. */
export async function applyMigration(database: Kysely<Schema>, { name, script, checksum }: Migration): Promise<void> {
  await sql`do ${sql.lit(`begin execute '${script.replaceAll("'", "''")}'; end`)}`.execute(database)
  await sql`insert into migration (name, checksum) values (${name}, ${checksum})`.execute(database)
}
