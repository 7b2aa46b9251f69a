import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenDatabase } from '#platform/database/database.ts'
import { type Migration, migrate, readMigrations } from '#platform/database/migrate.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { openQueue, type Queue } from '#platform/queue.ts'
import { createDatabase } from './create-database.ts'
import type { Engine } from './open-empty-application.ts'

export interface MigratedDatabase {
  database: OpenDatabase
  queue: Queue
  migrations: Migration[]
  dataFolder: string
  close: () => Promise<void>
}

/** A database with the shop's migrations and a queue but no shop; `more` are migrations of the test only. */
export async function openMigratedDatabase(
  engine: Engine,
  more: Record<string, string> = {},
): Promise<MigratedDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-bare-'))
  const scripts = join(folder, 'migrations')
  cpSync(join(import.meta.dirname, '../db/migrations'), scripts, { recursive: true })
  for (const [name, script] of Object.entries(more)) writeFileSync(join(scripts, name), script)
  const database = await openDatabase(engine === 'PostgreSQL' ? await createDatabase('template1') : null, ':memory:')
  const migrations = readMigrations(scripts)
  await migrate(database, migrations, () => {})
  const queue = await openQueue(database, { work: { times: 5, firstAfter: 10, atMostAfter: 60 } }, () => {})
  return {
    database,
    queue,
    migrations,
    dataFolder: join(folder, 'data'),
    close: async () => {
      await queue.stop()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
