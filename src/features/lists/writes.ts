import { sql } from 'kysely'
import { type Decimal, decimalText } from '#shared/decimal.ts'
import type { PublicShop } from '#shop'
import type { EntryOrder } from './rules/entry-rows.ts'
import type { Favourite } from './rules/favourites.ts'

/** Locks the client, so that other requests that create or rename lists of this client wait until the transaction ends. */
export async function lockListsOfClient(shop: PublicShop, customerId: number): Promise<void> {
  await shop.database.selectFrom('customer').select('id').where('id', '=', customerId).forUpdate().execute()
}

/** Locks the list until the transaction ends; returns false when the client has none with this id. */
export async function lockList(shop: PublicShop, customerId: number, id: number): Promise<boolean> {
  const { numUpdatedRows } = await shop.database
    .updateTable('shopping_list')
    .set({ changed_at: shop.now })
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

interface StoredSettings {
  name: string
  token: string | null
  quantities: boolean
  sort: EntryOrder
}

export async function insertList(shop: PublicShop, customerId: number, settings: StoredSettings): Promise<number> {
  const { id } = await shop.database
    .insertInto('shopping_list')
    .values({ customer_id: customerId, ...settings, created_at: shop.now, changed_at: shop.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateList(shop: PublicShop, id: number, settings: StoredSettings): Promise<void> {
  await shop.database.updateTable('shopping_list').set(settings).where('id', '=', id).execute()
}

export async function deleteListRow(shop: PublicShop, id: number): Promise<void> {
  await shop.database.deleteFrom('shopping_list').where('id', '=', id).execute()
}

export interface NewListLine {
  productId: number
  sizeId: number | null
  quantity: Decimal
}

/** Adds new lines; a line that exists gets the larger quantity of both. No duplicates in one call. Returns how many lines there are afterwards. */
export async function insertLines(shop: PublicShop, listId: number, lines: NewListLine[]): Promise<number> {
  const rows = lines.map(({ productId, sizeId, quantity }) => ({
    list_id: listId,
    product_id: productId,
    size_id: sizeId,
    quantity: decimalText(quantity),
    added_at: shop.now,
  }))
  if (rows.length > 0)
    await shop.database
      .insertInto('shopping_list_line')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['list_id', 'product_id', 'size_id'])
          .doUpdateSet({ quantity: sql`greatest(shopping_list_line.quantity, excluded.quantity)` }),
      )
      .execute()
  const { count } = await shop.database
    .selectFrom('shopping_list_line')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('list_id', '=', listId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function deleteListLines(shop: PublicShop, listId: number, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await shop.database.deleteFrom('shopping_list_line').where('list_id', '=', listId).where('id', 'in', ids).execute()
}

export async function updateQuantities(shop: PublicShop, lines: { id: number; quantity: Decimal }[]): Promise<void> {
  if (lines.length === 0) return
  const quantities = JSON.stringify(lines.map(({ id, quantity }) => ({ id, quantity: decimalText(quantity) })))
  await sql`
    update shopping_list_line line set quantity = asked.quantity
    from jsonb_to_recordset(${quantities}::jsonb) as asked(id bigint, quantity numeric) where line.id = asked.id
  `.execute(shop.database)
}

/**
 * The id of the list of a visit or a client, created if there is none. Its row stays locked until the transaction ends, so that concurrent changes of
 * the same favourites wait and their number stays bounded.
 */
export async function lockFavourites(
  shop: PublicShop,
  owner: { column: 'customer_id' | 'visit_id'; id: number },
): Promise<number> {
  const { id } = await shop.database
    .insertInto('favourite_list')
    .values({ [owner.column]: owner.id, changed_at: shop.now })
    .onConflict((conflict) => conflict.column(owner.column).doUpdateSet({ changed_at: shop.now }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertFavourites(shop: PublicShop, listId: number, favourites: Favourite[]): Promise<void> {
  if (favourites.length === 0) return
  const rows = favourites.map(({ productId, sizeId }) => ({
    list_id: listId,
    product_id: productId,
    size_id: sizeId,
    added_at: shop.now,
  }))
  await shop.database.insertInto('favourite').values(rows).execute()
}

export async function deleteFavourites(shop: PublicShop, ids: number[]): Promise<void> {
  if (ids.length > 0) await shop.database.deleteFrom('favourite').where('id', 'in', ids).execute()
}

export async function deleteFavouriteList(shop: PublicShop, listId: number): Promise<void> {
  await shop.database.deleteFrom('favourite_list').where('id', '=', listId).execute()
}

/** The product ids in a visit's comparison; the row stays locked until the transaction ends, so that concurrent changes wait. */
export async function lockComparison(shop: PublicShop, visitId: number): Promise<number[]> {
  const { product_ids } = await shop.database
    .insertInto('comparison')
    .values({ visit_id: visitId, changed_at: shop.now })
    .onConflict((conflict) => conflict.column('visit_id').doUpdateSet({ changed_at: shop.now }))
    .returning('product_ids')
    .executeTakeFirstOrThrow()
  return product_ids
}

export async function saveComparison(shop: PublicShop, visitId: number, ids: number[]): Promise<void> {
  await shop.database.updateTable('comparison').set({ product_ids: ids }).where('visit_id', '=', visitId).execute()
}
