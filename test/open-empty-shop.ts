import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { readConfig } from '../src/platform/config.ts'
import { type AppContext, createAppContext } from '../src/server/app-context.ts'
import { fastPasswordHash } from './constants.ts'
import { createDatabase } from './create-database.ts'

/** A shop that was never set up, on the engine of the running project. */
export async function openEmptyShop(): Promise<{ appContext: AppContext; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-empty-'))
  const databaseUrl = inject('database').engine === 'PostgreSQL' ? await createDatabase('template1') : null
  const config = { ...readConfig({ DATA_FOLDER: join(folder, 'data') }), databaseUrl }
  const appContext = await createAppContext(config, () => {}, fastPasswordHash)
  return {
    appContext,
    close: async () => {
      await appContext.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
