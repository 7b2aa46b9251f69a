import { addToBasket } from '#features/basket/actions/apply-line-changes.ts'
import { type BasketItem, productItem } from '#features/basket/rules/basket-items.ts'
import { lineMessages, type PendingMessage, refusalMessage } from '#features/basket/rules/messages.ts'
import { offerTexts } from '#features/offers/texts/offer.ts'
import type { Shop } from '#shop'
import { getRepeatedLines, type RepeatedLine } from '../queries.ts'

/**
 * Adds the goods of an order to the visitor's basket, at the prices of today. Returns what the shopper reads there: what was added, what
 * can no longer be bought, and what must be chosen again. `press` is the key of the form: pressed twice it counts once, and says so once.
 */
export async function repeatOrder(shop: Shop, orderId: number, press: string): Promise<PendingMessage[]> {
  const lines = await getRepeatedLines(shop, orderId)
  const items = lines.flatMap((line) => toItem(line) ?? [])
  const gone = lines.filter((line) => !toItem(line)).map(({ name }) => goneMessage(name))
  if (items.length === 0) return gone
  const added = await addToBasket(shop, { items, press: press && `order ${orderId} again, ${press}` })
  if (added.ok && added.value.length === 0) return []
  return [...(added.ok ? lineMessages(added.value) : [refusalMessage(added.problem)]), ...gone]
}

function toItem({ productId, size, quantity }: RepeatedLine): BasketItem | null {
  if (productId === null || size === null) return null
  return productItem({ productId, size, quantity })
}

function goneMessage(product: string): PendingMessage {
  return { type: 'error', code: 'gone', message: { text: offerTexts.withdrawn }, product, undo: [] }
}
