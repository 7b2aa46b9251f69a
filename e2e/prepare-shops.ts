import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { preparedPglite } from '../test/prepare-pglite.ts'
import preparePostgresql, { preparedPostgresql } from '../test/prepare-postgresql.ts'
import { waitFor } from '../test/wait-for.ts'
import type { Engine } from './start-shop.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The parent of the data folders of running shops; a shop that did not exit with 0 leaves its folder there. */
    shops: string
    /** The prepared folder of each engine. */
    prepared: Record<Engine, string>
  }
}

/** Vitest exits after ten. */
const longestStop = 8 // seconds

/** Both engines' prepared databases, and one PostgreSQL for the shops of all workers. It is stopped after them: Vitest does not wait for its workers. Throws when a shop does not stop cleanly. */
export default async function prepareShops(project: TestProject): Promise<() => Promise<void>> {
  const prepared = { PostgreSQL: await preparedPostgresql(), PGlite: await preparedPglite() }
  project.provide('prepared', prepared)
  const stop = await preparePostgresql(project)
  const shops = mkdtempSync(join(tmpdir(), 'witryna-browser-'))
  project.provide('shops', shops)
  return async () => {
    try {
      await waitFor(() => readdirSync(shops).length === 0, longestStop)
    } finally {
      await stop()
      rmSync(shops, { recursive: true, force: true })
    }
  }
}
