import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type House, openHouse } from '../src/open-house.ts'
import { readConfig } from '../src/platform/config.ts'
import { createDatabase } from './create-database.ts'
import { quickCost } from './quick-cost.ts'

/** A shop in which nothing was ever set up, on the engine of the project that runs. */
export async function openEmptyShop(): Promise<{ house: House; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-empty-'))
  const databaseUrl = inject('database').engine === 'PostgreSQL' ? await createDatabase('template1') : null
  const config = { ...readConfig({ DATA_FOLDER: join(folder, 'data') }), databaseUrl }
  const house = await openHouse(config, () => {}, quickCost)
  return {
    house,
    close: async () => {
      await house.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
