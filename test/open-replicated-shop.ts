import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { publishInvalidation } from '#platform/page-cache/cache-dependencies.ts'
import { readConfig } from '../src/platform/config.ts'
import { openBuiltApplication, type TestApplication } from './open-test-application.ts'
import { PlainBrowser } from './plain-browser.ts'
import { type StartedPostgresql, startPostgresql } from './start-postgresql.ts'
import { type Standby, startStandby } from './start-standby.ts'

export interface ReplicatedShop {
  shop: TestApplication
  primary: StartedPostgresql
  standby: Standby
  /** Whether public pages are read from the standby now. */
  readsStandby: () => Promise<boolean>
  /** The page of the mug. Throws when the status is not 200. */
  productPage: () => Promise<string>
  /** Changes the description on that page. */
  describeAs: (description: string) => Promise<void>
  close: () => Promise<void>
}

/** A shop with the demo on a separate PostgreSQL, and a standby of it. */
export async function openReplicatedShop(): Promise<ReplicatedShop> {
  const prepared = inject('database')
  if (prepared.engine !== 'PostgreSQL') throw new Error('this project has no PostgreSQL')
  const primary = await startPostgresql(prepared.folder)
  const standby = await startStandby(primary.server)
  const folder = mkdtempSync(join(tmpdir(), 'witryna-replicated-'))
  const urls = {
    databaseUrl: `${primary.server}/${prepared.template}`,
    databaseReplicaUrls: [`${standby.server}/${prepared.template}`],
  }
  const shop = await openBuiltApplication({ ...readConfig({ DATA_FOLDER: folder }), ...urls }, () =>
    rmSync(folder, { recursive: true, force: true }),
  )
  const { database } = shop.appContext
  return {
    shop,
    primary,
    standby,
    readsStandby: async () => {
      const { rows } = await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(database.read)
      return rows[0]?.standby ?? false
    },
    productPage: async () => {
      const browser = new PlainBrowser(shop)
      const { headers } = await browser.get('/produkt/some-older-address-1001')
      const answer = await browser.get(headers.get('Location') ?? '')
      if (answer.status !== 200) throw new Error(`the page of the mug is answered with ${answer.status}`)
      return answer.text()
    },
    describeAs: (description) =>
      database.query.transaction().execute(async (database) => {
        await database.updateTable('product').set({ description }).where('id', '=', 1001).execute()
        await publishInvalidation({ database }, ['product:1001'])
      }),
    close: async () => {
      await shop.close()
      await standby.remove()
      await primary.stop()
    },
  }
}
