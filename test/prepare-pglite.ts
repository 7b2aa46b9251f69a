import { rmSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { TestProject } from 'vitest/node'
import { prepareDatabase } from './prepare-database.ts'

/** Migrates and fills one embedded database; every test file starts from a copy of it. */
export default async function preparePglite(project: TestProject): Promise<() => void> {
  const folder = await mkdtemp(join(tmpdir(), 'witryna-pglite-'))
  await prepareDatabase(null, join(folder, 'prepared'))
  const engine = await PGlite.create({ dataDir: join(folder, 'prepared', 'database'), extensions: { pg_trgm } })
  const copy = await engine.dumpDataDir('none')
  await engine.close()
  await writeFile(join(folder, 'copy.tar'), Buffer.from(await copy.arrayBuffer()))
  project.provide('database', { engine: 'PGlite', copy: join(folder, 'copy.tar') })
  return () => rmSync(folder, { recursive: true, force: true })
}
