import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../src/platform/config.ts'
import { createDatabase } from './create-database.ts'
import { openBuiltApplication, type TestApplication } from './open-test-application.ts'

export type Engine = 'PGlite' | 'PostgreSQL'

/** The built shop on the given engine, with an empty database. */
export async function openEmptyApplication(engine: Engine): Promise<TestApplication> {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-empty-'))
  const databaseUrl = engine === 'PostgreSQL' ? await createDatabase('template1') : null
  const config = { ...readConfig({ DATA_FOLDER: join(folder, 'data') }), databaseUrl }
  return openBuiltApplication(config, () => rmSync(folder, { recursive: true, force: true }))
}
