import { loadDemo } from '../src/cli/demo/load-demo.ts'
import { openHouse } from '../src/open-house.ts'
import { readConfig } from '../src/platform/config.ts'
import { quickCost } from './quick-cost.ts'
import { testTime } from './test-time.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    database:
      | { engine: 'PGlite'; copy: string }
      /** `folder` has the cluster as it was when it was prepared. */
      | { engine: 'PostgreSQL'; server: string; template: string; folder: string }
  }
}

/** Brings a fresh database to where every test begins: migrated, with the demo shop in it. */
export async function prepareDatabase(databaseUrl: string | null, dataFolder: string): Promise<void> {
  const config = { ...readConfig({}), databaseUrl, dataFolder }
  const house = await openHouse(config, () => {}, quickCost)
  await loadDemo({ ...house.publicShop('http://localhost:3000'), now: testTime }, house, () => {})
  await house.close()
}
