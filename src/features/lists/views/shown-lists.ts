import type { PublicShop } from '#shop'
import { type CoverProduct, getListCovers } from '../queries/list-covers.ts'
import { listsOfClient } from '../queries/shopping-lists.ts'
import type { ShoppingList } from '../rules/shopping-list.ts'

/** The lists of a client, the last changed first, `most` of them at most, each with the products that it shows before it is opened. */
export async function getShownLists(
  shop: PublicShop,
  customerId: number,
  { most, pictures }: { most: number; pictures: number },
): Promise<(ShoppingList & { cover: CoverProduct[] })[]> {
  const lists = (await listsOfClient(shop, customerId)).slice(0, most)
  const ids = lists.map(({ id }) => id)
  const covers = await getListCovers(shop, ids, pictures)
  return lists.map((list) => ({ ...list, cover: covers.get(list.id) ?? [] }))
}
