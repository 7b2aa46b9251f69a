import type { PublicShop } from '#shop'
import { type CoverProduct, getListCovers } from '../queries/list-covers.ts'
import { listsOfClient } from '../queries/shopping-lists.ts'
import { countedRow, type RowsSum, rowsSum } from '../rules/rows-sum.ts'
import type { ShoppingList } from '../rules/shopping-list.ts'
import { linesOfLists } from './entries.ts'

/** A list with what is seen of it before it is opened: the products that were added last. */
export interface CoveredList extends ShoppingList {
  cover: CoverProduct[]
}

/** The lists of a client, the last changed first, `most` of them at most, each with so many `pictures` at most. Two queries. */
export async function getCoveredLists(
  shop: PublicShop,
  customerId: number,
  { most, pictures }: { most: number; pictures: number },
): Promise<CoveredList[]> {
  const lists = (await listsOfClient(shop, customerId)).slice(0, most)
  const ids = lists.map(({ id }) => id)
  const covers = await getListCovers(shop, ids, pictures)
  return lists.map((list) => ({ ...list, cover: covers.get(list.id) ?? [] }))
}

/** The same, each with what all its products cost together today. */
export async function getPricedLists(
  ...request: Parameters<typeof getCoveredLists>
): Promise<(CoveredList & { sum: RowsSum })[]> {
  const lists = await getCoveredLists(...request)
  const ids = lists.map(({ id }) => id)
  const lines = Map.groupBy(await linesOfLists(request[0], ids), ({ listId }) => listId)
  return lists.map((list) => ({
    ...list,
    sum: rowsSum((lines.get(list.id) ?? []).map(({ entry }) => countedRow(entry))),
  }))
}
