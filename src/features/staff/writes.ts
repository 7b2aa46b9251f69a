import { sql } from 'kysely'
import type { PublicShop } from '#shop'

export async function upsertSetting(shop: PublicShop, key: string, value: unknown): Promise<void> {
  const stored = { value: JSON.stringify(value), changed_at: shop.now }
  await shop.database
    .insertInto('setting')
    .values({ key, ...stored })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(stored))
    .execute()
}

export async function deleteSetting(shop: PublicShop, key: string): Promise<void> {
  await shop.database.deleteFrom('setting').where('key', '=', key).execute()
}

export async function upsertWords(shop: PublicShop, key: string, value: string): Promise<void> {
  const stored = { value, changed_at: shop.now }
  await shop.database
    .insertInto('text_override')
    .values({ key, ...stored })
    .onConflict((conflict) => conflict.columns(['language', 'key']).doUpdateSet(stored))
    .execute()
}

export async function deleteWords(shop: PublicShop, key: string): Promise<void> {
  await shop.database.deleteFrom('text_override').where('key', '=', key).where('language', '=', 'pl').execute()
}

/** Whether there is such a currency. Since when it costs that much is written down: what converted prices were is proved from it. */
export async function updateRate(shop: PublicShop, code: string, rate: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with updated as (update currency set rate = ${rate} where code = ${code} returning code, rate)
    insert into currency_rate_log (currency, rate, since) select code, rate, ${shop.now} from updated
  `.execute(shop.database)
  return (numAffectedRows ?? 0n) > 0n
}

/** Every process reads settings, words and currencies again when the transaction commits. */
export async function announceChange(shop: PublicShop): Promise<void> {
  await sql`select pg_notify('settings_changed', '')`.execute(shop.database)
}
