import { sql } from 'kysely'
import type { PublicShop } from '#shop'
import type { HeldLine } from '../rules/basket.ts'
import { lineColumns, lineKey } from './line-columns.ts'

/** Puts a line aside; more of one that lies there already, with the longer of both comments. */
export async function insertSaved(shop: PublicShop, basketId: number, line: HeldLine): Promise<void> {
  await shop.database
    .insertInto('saved_line')
    .values({ ...lineColumns(basketId, line), saved_at: shop.now })
    .onConflict((conflict) =>
      conflict.columns(lineKey).doUpdateSet((row) => ({
        quantity: sql`saved_line.quantity + ${row.ref('excluded.quantity')}`,
        comment: longerComment,
        wrap_size_id: sql`coalesce(${row.ref('excluded.wrap_size_id')}, saved_line.wrap_size_id)`,
      })),
    )
    .execute()
}

/** What somebody has typed is worth more than nothing, and a long text more than a short one. */
const longerComment = sql<string>`
  case when length(excluded.comment) > length(saved_line.comment) then excluded.comment else saved_line.comment end
`

export async function deleteSaved(shop: PublicShop, basketId: number, savedId: number): Promise<void> {
  await shop.database.deleteFrom('saved_line').where('basket_id', '=', basketId).where('id', '=', savedId).execute()
}

/** Brings what is put aside to another basket, as many lines as there is room for; of what lies there already there is more then. */
export async function moveSaved(shop: PublicShop, from: number, to: number, most: number): Promise<void> {
  await sql`
    insert into saved_line (
      basket_id, size_id, quantity, additional, for_points, subscription_days, bundle_parts, configuration, comment, wrap_size_id, saved_at
    )
    select ${to}, size_id, quantity, additional, for_points, subscription_days, bundle_parts, configuration, comment, wrap_size_id, saved_at
    from saved_line where basket_id = ${from}
    order by id desc
    limit greatest(0, ${most} - (select count(*) from saved_line where basket_id = ${to}))
    on conflict (basket_id, size_id, additional, for_points, subscription_days, bundle_parts) do update set
      quantity = saved_line.quantity + excluded.quantity,
      comment = ${longerComment},
      wrap_size_id = coalesce(saved_line.wrap_size_id, excluded.wrap_size_id)
  `.execute(shop.database)
}
