import { type Kysely, sql } from 'kysely'
import { loadDemo } from '../src/cli/demo/load-demo.ts'
import { onePageSetting } from '../src/features/checkout/settings.ts'
import { demoBankSetting } from '../src/features/payments/settings.ts'
import { refreshAllProducts } from '../src/features/search/actions/refresh-products.ts'
import { changeSetting } from '../src/features/staff/actions.ts'
import { readConfig } from '../src/platform/config.ts'
import type { Schema } from '../src/platform/database/schema.ts'
import { createAppContext } from '../src/server/app-context.ts'
import { fastPasswordHash, testTime } from './constants.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    database:
      | { engine: 'PGlite'; copy: string }
      /** `folder` has the prepared cluster. */
      | { engine: 'PostgreSQL'; server: string; template: string; folder: string }
  }
}

/**
 * Prepares a fresh database as every test needs it: migrated, with the demo shop. It orders on one page, the shorter way to an order: the
 * steps, which have addresses of their own, are tested apart.
 */
export async function prepareDatabase(databaseUrl: string | null, dataFolder: string): Promise<void> {
  const config = { ...readConfig({}), databaseUrl, dataFolder }
  const appContext = await createAppContext(config, () => {}, fastPasswordHash)
  const shop = () => ({ ...appContext.publicShop('http://localhost:3000'), now: testTime })
  await loadDemo(shop(), appContext, () => {})
  await changeSetting(shop(), { setting: onePageSetting, raw: 'yes' })
  await changeSetting(shop(), { setting: demoBankSetting, raw: 'no' }) // tests of paying online open a gateway of their own
  await postponeReductionEnds(appContext.database.query, fixtureYears)
  await refreshAllProducts(shop)
  await appContext.close()
}

/**
 * Reductions of the demo end days after it is loaded, at the tests' fixed time; a started shop uses the machine's clock.
 * They are prolonged by years so that they are active for both.
 */
export const fixtureYears = 10

/** Prolongs all dated prices by these years. */
export async function postponeReductionEnds(database: Kysely<Schema>, years: number): Promise<void> {
  await sql`update price set valid_until = valid_until + make_interval(years => ${years})`.execute(database)
  await sql`alter table price_log disable trigger price_log_is_append_only`.execute(database)
  await sql`update price_log set until = until + make_interval(years => ${years})`.execute(database)
  await sql`alter table price_log enable trigger price_log_is_append_only`.execute(database)
}
