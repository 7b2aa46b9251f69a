import { type RawBuilder, sql } from 'kysely'
import { rowsParameter } from '#platform/database/sql-helpers.ts'
import { decimalText } from '#shared/decimal.ts'
import type { PublicShop } from '#shop'
import type { StoredLine } from '../rules/basket.ts'
import type { BasketChoices } from '../rules/extras.ts'

/**
 * Locks the basket of a visit or a client, creating it if needed. Its row is locked until the transaction ends, so that concurrent changes of
 * the same basket wait and bounds hold.
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

export type LineToSave = LineValues & Pick<StoredLine, 'seenGross'>

/** Adds new lines and sets the quantities of existing ones; each line at most once per call. */
export async function saveLines(shop: PublicShop, basketId: number, lines: LineToSave[]): Promise<void> {
  if (lines.length === 0) return
  const rows = lines.map((line) => ({
    ...toLineColumns(basketId, line),
    seen_gross: line.seenGross,
    seen_currency: shop.currency.format.code,
    added_at: shop.now,
  }))
  await shop.database
    .insertInto('basket_line')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(lineKeyColumns).doUpdateSet((row) => ({
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

type LineValues = Pick<StoredLine, 'sizeId' | 'additional' | 'options' | 'quantity' | 'comment' | 'wrapSizeId'>

/** The columns that identify a line, in the basket or saved for later. */
export const lineKeyColumns = [
  'basket_id',
  'size_id',
  'additional',
  'for_points',
  'subscription_days',
  'bundle_parts',
] as const

/** The columns of a line's row, in the basket or saved for later. */
export function toLineColumns(basketId: number, line: LineValues) {
  const { sizeId, additional, options, quantity, comment, wrapSizeId } = line
  return {
    basket_id: basketId,
    size_id: sizeId,
    additional,
    for_points: options.forPoints,
    subscription_days: options.subscriptionDays,
    bundle_parts: JSON.stringify(options.parts),
    configuration: JSON.stringify(options.configuration),
    quantity: decimalText(quantity),
    comment,
    wrap_size_id: wrapSizeId,
  }
}

const columns = { rebateCode: 'rebate_code', giftSizeId: 'gift_size_id', wrapSizeId: 'wrap_size_id' } as const

/** Saves choices for the whole basket; missing ones are unchanged. The caller holds the basket's lock. */
export async function saveChoices(shop: PublicShop, basketId: number, choices: Partial<BasketChoices>): Promise<void> {
  const values = Object.entries(choices).map(([name, value]) => [columns[name as keyof BasketChoices], value])
  if (values.length === 0) return
  await shop.database.updateTable('basket').set(Object.fromEntries(values)).where('id', '=', basketId).execute()
}

/** Sets the wrappings of lines that the caller has read: size id, or null, by line id. */
export async function saveWraps(shop: PublicShop, wraps: Map<number, number | null>): Promise<void> {
  if (wraps.size === 0) return
  const rows = [...wraps].map(([id, size]) => ({ id, size }))
  await sql`
    update basket_line set wrap_size_id = given.size from ${rowsParameter('id integer, size integer', rows)} where basket_line.id = given.id
  `.execute(shop.database)
}

export async function setComment(shop: PublicShop, basketId: number, comment: string): Promise<void> {
  await shop.database.updateTable('basket').set({ comment }).where('id', '=', basketId).execute()
}

/** Copies the comment of one basket to another, unless that has its own. */
export async function moveComment(shop: PublicShop, from: number, to: number): Promise<void> {
  await shop.database
    .updateTable('basket')
    .set(({ selectFrom }) => ({
      comment: selectFrom('basket as other').select('other.comment').where('other.id', '=', from),
    }))
    .where('id', '=', to)
    .where('comment', '=', '')
    .execute()
}

/** Saves the seen snapshot; a basket that is being changed or ordered is skipped, as it will be shown again. */
export async function saveSeenSnapshot(shop: PublicShop, basketId: number, seen: string): Promise<void> {
  await sql`
    update basket set seen_beside = ${seen}
    where id = (select id from basket where id = ${basketId} for no key update skip locked)
  `.execute(shop.database)
}

/** Deletes the seen snapshot until the basket is read again. The caller holds the basket's lock. */
export async function clearSeenSnapshot(shop: PublicShop, basketId: number): Promise<void> {
  await shop.database.updateTable('basket').set({ seen_beside: '' }).where('id', '=', basketId).execute()
}

/** Removes all of a basket that is ordered, in one statement: lines, choices, comment and seen snapshot. The caller holds its lock. */
export async function emptyBasket(shop: PublicShop, basketId: number, lineIds: number[]): Promise<void> {
  await sql`
    with ordered as (delete from basket_line where basket_id = ${basketId} and id = any(${lineIds}::integer[]))
    update basket set rebate_code = '', gift_size_id = null, wrap_size_id = null, comment = '', seen_beside = ''
    where id = ${basketId}
  `.execute(shop.database)
}

/** Deletes a batch of client baskets last changed before a date; returns how many. Locked baskets are skipped. */
export function deleteBasketsBefore(shop: PublicShop, before: Date, limit: number): Promise<number> {
  return countDeleted(
    shop,
    sql`
      delete from basket where id in (
        select id from basket where customer_id is not null and changed_at < ${before}
        order by changed_at limit ${limit} for update skip locked
      )`,
  )
}

/** Deletes a batch of expired shared baskets; returns how many. */
export function deleteExpiredShares(shop: PublicShop, limit: number): Promise<number> {
  return countDeleted(
    shop,
    sql`
      delete from shared_basket where id in (
        select id from shared_basket where ends_at <= ${shop.now}
        order by ends_at limit ${limit} for update skip locked
      )`,
  )
}

async function countDeleted(shop: PublicShop, statement: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows = 0n } = await statement.execute(shop.database)
  return Number(numAffectedRows)
}
