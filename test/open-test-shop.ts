import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type Config, readConfig } from '../src/platform/config.ts'
import { type AppContext, createAppContext } from '../src/server/app-context.ts'
import type { Shop } from '../src/shop.ts'
import { fastPasswordHash, testTime } from './constants.ts'
import { createDatabase } from './create-database.ts'

export interface TestShop {
  appContext: AppContext
  /** The shop of an anonymous visitor at `now`. */
  shop: (now?: Date) => Shop
  close: () => Promise<void>
}

export { testTime } from './constants.ts'

/** A separate shop for one test file, with the demo catalogue, on the engine of the running project; by default it asks no partner. */
export async function openTestShop(
  environment: Record<string, string> = {},
  partnerAddresses: Config['partnerAddresses'] = null,
  przelewy24: Config['przelewy24'] = null,
): Promise<TestShop> {
  const { config, remove } = await prepareTestConfig(environment, partnerAddresses, przelewy24)
  const appContext = await createAppContext(config, () => {}, fastPasswordHash)
  return {
    appContext,
    shop: (now = testTime) => ({
      ...appContext.publicShop('http://localhost:3000'),
      now,
      visitor: { visitId: null, customerId: null, address: null, cookieToken: null },
      accounts: appContext.accounts.forRequest({ headers: new Headers(), address: '127.0.0.1', now, sessionDays: 90 }),
    }),
    close: async () => {
      await appContext.close()
      remove()
    },
  }
}

/** Tests change products by SQL, of which no cache is notified; those of the caches turn them on. */
const testDefaults = { PRODUCT_CACHE_MEGABYTES: '0' }

/** A copy of the prepared database and a new folder; call `remove` when both are closed. */
export async function prepareTestConfig(
  environment: Record<string, string>,
  partnerAddresses: Config['partnerAddresses'] = null,
  przelewy24: Config['przelewy24'] = null,
): Promise<{ config: Config; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-test-'))
  const databaseUrl = await copyDatabase(folder)
  const read = readConfig({ ...testDefaults, DATA_FOLDER: join(folder, 'data'), ...environment })
  const config = { ...read, databaseUrl, partnerAddresses, przelewy24 }
  return { config, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

async function copyDatabase(folder: string): Promise<string | null> {
  const database = inject('database')
  if (database.engine === 'PGlite') {
    await mkdir(join(folder, 'data', 'database'), { recursive: true, mode: 0o700 })
    execFileSync('tar', ['-xf', database.copy, '-C', join(folder, 'data', 'database')], { stdio: 'ignore' })
    return null
  }
  return createDatabase()
}
