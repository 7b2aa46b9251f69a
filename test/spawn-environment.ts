import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { dataIdentity } from '#platform/data-folder.ts'
import { createDatabase } from './create-database.ts'

/** What a shop that a test spawns is configured by: a copy of the prepared database, and `folder` for everything else, as an opened shop has left it. */
export async function spawnEnvironment(folder: string): Promise<Record<string, string>> {
  const database = inject('database')
  dataIdentity(folder)
  const common = { DATA_FOLDER: folder, PORT: '0', DEMO: 'no' }
  if (database.engine === 'PostgreSQL') return { ...common, DATABASE_URL: await createDatabase() }
  mkdirSync(join(folder, 'database'))
  execFileSync('tar', ['-xf', database.copy, '-C', join(folder, 'database')], { stdio: 'ignore' })
  return { ...common, DATABASE_URL: '' }
}
