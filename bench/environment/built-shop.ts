import { join } from 'node:path'
import { readConfig } from '#platform/config.ts'
import type { openApplication } from '../../src/server/create-app.ts'
import type { ShopData } from './shop-process.ts'

/** The built shop in this process, without a network and without a page cache. Nothing else may run on the data of an embedded engine. */
export async function openBuiltShop({ databaseUrl, folder }: ShopData): ReturnType<typeof openApplication> {
  process.env.NODE_ENV = 'production'
  const built: { openApplication: typeof openApplication } = await import(
    join(import.meta.dirname, '../../build/current/server/index.js')
  )
  const config = { ...readConfig({ PAGE_CACHE_MEGABYTES: '0' }), databaseUrl: databaseUrl || null, dataFolder: folder }
  return built.openApplication(config, () => {})
}
