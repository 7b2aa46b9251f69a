import { rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { TestProject } from 'vitest/node'
import { prepareDatabase } from './prepare-database.ts'
import { prepareOnce } from './prepare-once.ts'

/** Migrates and fills one embedded database; every test file starts from a copy of it. */
export default async function preparePglite(project: TestProject): Promise<void> {
  project.provide('database', { engine: 'PGlite', copy: join(await preparedPglite(), 'copy.tar') })
}

/** A folder with the prepared database in copy.tar, and the pictures and files that it refers to. */
export function preparedPglite(): Promise<string> {
  return prepareOnce('pglite', async (folder) => {
    await prepareDatabase(null, folder)
    const engine = await PGlite.create({ dataDir: join(folder, 'database'), extensions: { pg_trgm } })
    const copy = await engine.dumpDataDir('none')
    await engine.close()
    await writeFile(join(folder, 'copy.tar'), Buffer.from(await copy.arrayBuffer()))
    rmSync(join(folder, 'database'), { recursive: true })
  })
}
