import { addToBasket } from '#features/basket/actions/apply-line-changes.ts'
import { productItem } from '#features/basket/rules/basket-items.ts'
import { lineMessages, type PendingMessage, refusalMessage } from '#features/basket/rules/messages.ts'
import type { Shop } from '#shop'
import { linesOfList } from '../views/entries.ts'

/** Adds everything on a list to the visitor's basket. Returns what the shopper reads there: what was added, and what must be chosen first. */
export async function addListToBasket(shop: Shop, listId: number): Promise<PendingMessage[]> {
  const lines = await linesOfList(shop, listId)
  const items = lines.map(({ productId, entry }) => {
    const size = entry.sizes.find(({ id }) => id === entry.sizeId)?.type ?? ''
    return productItem({ productId, size, quantity: entry.quantity })
  })
  if (items.length === 0) return []
  const added = await addToBasket(shop, { items })
  return added.ok ? lineMessages(added.value) : [refusalMessage(added.problem)]
}
