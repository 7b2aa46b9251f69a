import { decimal } from '#shared/decimal.ts'
import type { PublicShop } from '#shop'
import type { WantedItem } from '../rules/entry.ts'
import type { EntryOrder } from '../rules/entry-rows.ts'
import type { ShoppingList } from '../rules/shopping-list.ts'

/** The lists of a client, the last changed first. */
export async function listsOfClient(shop: PublicShop, customerId: number): Promise<ShoppingList[]> {
  const rows = await selectLists(shop)
    .where('customer_id', '=', customerId)
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toList)
}

/** One list of a client; null when the client has none with this id. */
export async function listOfClient(shop: PublicShop, customerId: number, id: number): Promise<ShoppingList | null> {
  const row = await selectLists(shop).where('customer_id', '=', customerId).where('id', '=', id).executeTakeFirst()
  return row ? toList(row) : null
}

/** The list that a link leads to; null when there is none, or its link has been turned off. */
export async function listOfLink(shop: PublicShop, token: string): Promise<ShoppingList | null> {
  const row = await selectLists(shop).where('token', '=', token).executeTakeFirst()
  return row ? toList(row) : null
}

/** A line of a list as it is stored. */
export interface StoredListLine extends WantedItem {
  id: number
  listId: number
}

/** The lines of these lists, in the order in which they were added. */
export async function getStoredLines(shop: PublicShop, listIds: number[]): Promise<StoredListLine[]> {
  if (listIds.length === 0) return []
  const rows = await shop.database
    .selectFrom('shopping_list_line')
    .select(['id', 'list_id as listId', 'product_id as productId', 'size_id as sizeId', 'quantity'])
    .where('list_id', 'in', listIds)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, quantity: decimal(row.quantity) }))
}

function selectLists(shop: PublicShop) {
  return shop.database.selectFrom('shopping_list').select((list) => [
    'id',
    'name',
    'token',
    'quantities',
    'sort',
    'changed_at as changedAt',
    list
      .selectFrom('shopping_list_line')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .whereRef('list_id', '=', 'shopping_list.id')
      .as('lines'),
  ])
}

function toList({ sort, lines, ...row }: Awaited<ReturnType<ReturnType<typeof selectLists>['execute']>>[number]) {
  return { ...row, public: row.token !== null, sort: sort as EntryOrder, lines: Number(lines) }
}
