import type { PublicShop } from '#shop'
import { listsOfClient } from '../queries/shopping-lists.ts'
import type { Entry } from '../rules/entry.ts'
import { countedRow, type RowsSum, rowsSum } from '../rules/rows-sum.ts'
import type { ShoppingList } from '../rules/shopping-list.ts'
import { type ListLine, linesOfLists } from './entries.ts'

type CoverProduct = Pick<Entry, 'picture'> & { name: string }

/**
 * The lists of a client, the last changed first, `most` of them at most, each with what is seen of it before it is opened: the products that
 * were added last, as many as `pictures`, and what all cost together.
 */
export async function getShownLists(
  shop: PublicShop,
  customerId: number,
  { most, pictures }: { most: number; pictures: number },
): Promise<(ShoppingList & { cover: CoverProduct[]; sum: RowsSum })[]> {
  const lists = (await listsOfClient(shop, customerId)).slice(0, most)
  const ids = lists.map(({ id }) => id)
  const lines = Map.groupBy(await linesOfLists(shop, ids), ({ listId }) => listId)
  return lists.map((list) => {
    const own = lines.get(list.id) ?? []
    return { ...list, cover: coverOf(own).slice(0, pictures), sum: rowsSum(own.map(({ entry }) => countedRow(entry))) }
  })
}

function coverOf(lines: ListLine[]): CoverProduct[] {
  const products = new Map(lines.toReversed().map(({ productId, entry }) => [productId, entry]))
  return [...products.values()].map(({ product, picture }) => ({ name: product.name, picture }))
}
