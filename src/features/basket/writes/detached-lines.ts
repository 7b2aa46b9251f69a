import { sql } from 'kysely'
import type { Line } from '#features/offers/rules/remaining-limits.ts'
import { decimalText } from '#shared/decimal.ts'
import type { PublicShop } from '#shop'
import type { StoredLine } from '../rules/basket.ts'
import { lineKeyColumns, toLineColumns } from './basket.ts'

/** Saves a line for later; an existing one gets the sum of quantities, with the longer of both comments. */
export async function insertSavedLine(shop: PublicShop, basketId: number, line: StoredLine): Promise<void> {
  await shop.database
    .insertInto('saved_line')
    .values({ ...toLineColumns(basketId, line), saved_at: shop.now })
    .onConflict((conflict) =>
      conflict.columns(lineKeyColumns).doUpdateSet((row) => ({
        quantity: sql`saved_line.quantity + ${row.ref('excluded.quantity')}`,
        comment: longerComment,
        wrap_size_id: sql`coalesce(${row.ref('excluded.wrap_size_id')}, saved_line.wrap_size_id)`,
      })),
    )
    .execute()
}

/** Any text is worth more than none, and a long text more than a short one. */
const longerComment = sql<string>`
  case when length(excluded.comment) > length(saved_line.comment) then excluded.comment else saved_line.comment end
`

export async function deleteSavedLine(shop: PublicShop, basketId: number, savedId: number): Promise<void> {
  await shop.database.deleteFrom('saved_line').where('basket_id', '=', basketId).where('id', '=', savedId).execute()
}

/** Moves saved lines to another basket, up to the maximum number of lines; quantities of existing ones are added. */
export async function moveSavedLines(shop: PublicShop, from: number, to: number, limit: number): Promise<void> {
  await sql`
    insert into saved_line (
      basket_id, size_id, quantity, additional, for_points, subscription_days, bundle_parts, configuration, comment, wrap_size_id, saved_at
    )
    select ${to}, size_id, quantity, additional, for_points, subscription_days, bundle_parts, configuration, comment, wrap_size_id, saved_at
    from saved_line where basket_id = ${from}
    order by id desc
    limit greatest(0, ${limit} - (select count(*) from saved_line where basket_id = ${to}))
    on conflict (basket_id, size_id, additional, for_points, subscription_days, bundle_parts) do update set
      quantity = saved_line.quantity + excluded.quantity,
      comment = ${longerComment},
      wrap_size_id = coalesce(saved_line.wrap_size_id, excluded.wrap_size_id)
  `.execute(shop.database)
}

interface NewSharedBasket {
  tokenHash: Uint8Array
  visitId: number
  endsAt: Date
  lines: Pick<Line, 'sizeId' | 'quantity' | 'options'>[]
}

/** Stores a copy of these lines under the token, without texts that their owner has typed. */
export async function insertSharedBasket(
  shop: PublicShop,
  { tokenHash, visitId, endsAt, lines }: NewSharedBasket,
): Promise<void> {
  const { id } = await shop.database
    .insertInto('shared_basket')
    .values({ token_hash: tokenHash, visit_id: visitId, created_at: shop.now, ends_at: endsAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = lines.map(({ sizeId, quantity, options }, position) => ({
    shared_basket_id: id,
    position,
    size_id: sizeId,
    quantity: decimalText(quantity),
    for_points: options.forPoints,
    subscription_days: options.subscriptionDays,
    bundle_parts: JSON.stringify(options.parts),
  }))
  await shop.database.insertInto('shared_basket_line').values(rows).execute()
}
