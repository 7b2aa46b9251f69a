import { sql } from 'kysely'
import type { PublicShop } from '#shop'

export interface PromotionValues {
  key: string
  name: string
  /** JSON. */
  conditions: string
  benefits: string
  priority: number
  combines: boolean
  needsCode: boolean
}

/** Creates or updates the promotion with this key, and puts an ended one into use again; returns its id. */
export async function upsertPromotion(shop: PublicShop, row: PromotionValues): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into promotion (key, name, conditions, benefits, priority, combines, needs_code, created_at)
    values (${row.key}, ${row.name}, ${row.conditions}, ${row.benefits}, ${row.priority}, ${row.combines}, ${row.needsCode}, ${shop.now})
    on conflict (key) do update set name = excluded.name, conditions = excluded.conditions, benefits = excluded.benefits,
      priority = excluded.priority, combines = excluded.combines, needs_code = excluded.needs_code, ended_at = null
    returning id
  `.execute(shop.database)
  return rows[0]?.id as number
}

export interface RebateCodeRow {
  code: string
  promotion_id: number
  customer_id: number | null
  shown: boolean
  valid_from: Date | null
  valid_to: Date | null
  most_uses: number | null
  most_uses_per_client: number | null
}

/** Creates or updates the code with this text. */
export async function upsertRebateCode(shop: PublicShop, row: RebateCodeRow): Promise<void> {
  const { code, ...values } = row
  await shop.database
    .insertInto('rebate_code')
    .values(row)
    .onConflict((conflict) => conflict.column('code').doUpdateSet(values))
    .execute()
}

/** Ends all codes of a promotion but these, from now on. */
export async function endOtherCodes(shop: PublicShop, promotionId: number, listed: string[]): Promise<void> {
  await sql`
    update rebate_code set valid_from = case when valid_from < ${shop.now} then valid_from end, valid_to = ${shop.now}
    where promotion_id = ${promotionId} and code <> all(${listed}::text[]) and (valid_to is null or valid_to > ${shop.now})
  `.execute(shop.database)
}

/** Ends the promotion with this key; returns its id, null when there is none in use. */
export async function endPromotionByKey(shop: PublicShop, key: string): Promise<number | null> {
  const ended = await shop.database
    .updateTable('promotion')
    .set({ ended_at: shop.now })
    .where('key', '=', key)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return ended?.id ?? null
}
