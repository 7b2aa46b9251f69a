import type { PublicShop } from '#shop'
import type { HeldLine } from '../rules/basket.ts'
import { lineColumns, lineKey, type StoredLine } from './line-columns.ts'

/**
 * The basket of a visit or a client, made if there is none. Its row stays locked until the transaction ends, so that whoever else
 * changes the same basket waits and bounds hold.
 */
export async function lockBasket(
  shop: PublicShop,
  owner: { column: 'customer_id' | 'visit_id'; id: number },
): Promise<number> {
  const { id } = await shop.database
    .insertInto('basket')
    .values({ [owner.column]: owner.id, created_at: shop.now, changed_at: shop.now })
    .onConflict((conflict) => conflict.column(owner.column).doUpdateSet({ changed_at: shop.now }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type LineToSave = StoredLine & Pick<HeldLine, 'seenGross'>

/** New lines are added, known ones get these quantities; none twice in one call. */
export async function saveLines(shop: PublicShop, basketId: number, lines: LineToSave[]): Promise<void> {
  if (lines.length === 0) return
  const rows = lines.map((line) => ({
    ...lineColumns(basketId, line),
    seen_gross: line.seenGross,
    seen_currency: shop.currency.format.code,
    added_at: shop.now,
  }))
  await shop.database
    .insertInto('basket_line')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(lineKey).doUpdateSet((row) => ({
        quantity: row.ref('excluded.quantity'),
        seen_gross: row.ref('excluded.seen_gross'),
        seen_currency: row.ref('excluded.seen_currency'),
        comment: row.ref('excluded.comment'),
        configuration: row.ref('excluded.configuration'),
        wrap_size_id: row.ref('excluded.wrap_size_id'),
      })),
    )
    .execute()
}

export async function deleteLines(shop: PublicShop, lineIds: number[]): Promise<void> {
  if (lineIds.length > 0) await shop.database.deleteFrom('basket_line').where('id', 'in', lineIds).execute()
}

export async function deleteBasket(shop: PublicShop, basketId: number): Promise<void> {
  await shop.database.deleteFrom('basket').where('id', '=', basketId).execute()
}
