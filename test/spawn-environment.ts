import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { dataIdentity } from '#platform/data-folder.ts'
import { createDatabase } from './create-database.ts'

/** The environment of a spawned shop: a copy of the prepared database, and `folder` for all other data, as after an earlier run. */
export async function spawnEnvironment(folder: string): Promise<Record<string, string>> {
  const database = inject('database')
  dataIdentity(folder)
  const common = { DATA_FOLDER: folder, PORT: '0', DEMO: 'no' }
  if (database.engine === 'PostgreSQL') return { ...common, DATABASE_URL: await createDatabase() }
  mkdirSync(join(folder, 'database'))
  execFileSync('tar', ['-xf', database.copy, '-C', join(folder, 'database')], { stdio: 'ignore' })
  return { ...common, DATABASE_URL: '' }
}
