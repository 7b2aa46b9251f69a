import { execFileSync } from 'node:child_process'
import { devNull } from 'node:os'
import { sql } from 'kysely'
import { documentVersion } from '#features/search/rules/search-document.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import type { ShopData } from './shop-process.ts'

/** Does the work of a shop that does not run, and of autovacuum, in advance: it would disturb the measurement. A few pending changes are acceptable. */
export async function runMaintenance({ databaseUrl, folder }: Omit<ShopData, 'engine'>): Promise<void> {
  if (await isSearchBehind(databaseUrl, folder)) runShop(['search', 'rebuild'], databaseUrl, folder)
  const database = await openDatabase(databaseUrl || null, folder)
  await sql`vacuum analyze`.execute(database.query)
  await database.close()
}

async function isSearchBehind(databaseUrl: string, folder: string): Promise<boolean> {
  const database = await openDatabase(databaseUrl || null, folder)
  const { rows } = await sql<{ waits: boolean }>`
    select (select count(*) > 100 from (select from product_change limit 101) change)
      or exists (select from search_document where version <> ${documentVersion}) as waits
  `.execute(database.query)
  await database.close()
  return rows[0]?.waits ?? false
}

/** Runs a command of the shop. */
export function runShop(command: string[], databaseUrl: string, folder: string): void {
  execFileSync(process.execPath, ['scripts/shop.mjs', ...command], {
    env: { ...process.env, WITRYNA_ENV: devNull, DATABASE_URL: databaseUrl, DATA_FOLDER: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
