import { addToBasket } from '#features/basket/actions/apply-line-changes.ts'
import { getVisitorLines } from '#features/basket/queries/stored-basket.ts'
import { type BasketItem, productItem } from '#features/basket/rules/basket-items.ts'
import { lineMessages, type PendingMessage, plainMessage, refusalMessage } from '#features/basket/rules/messages.ts'
import { repeatTexts } from '#features/basket/texts/repeat.ts'
import { offerTexts } from '#features/offers/texts/offer.ts'
import type { Shop } from '#shop'
import { getRepeatedLines, type RepeatedLine } from '../queries.ts'

/**
 * Adds the goods of an order to the visitor's basket, at the prices of today. Returns what the shopper reads there: what was added, what
 * can no longer be bought, and what must be chosen again. A form, known by `formKey`, counts once however often it is pressed, and says so
 * once; pressed later, when none of the goods is in the basket any more, it says why it adds nothing.
 */
export async function repeatOrder(shop: Shop, orderId: number, formKey: string): Promise<PendingMessage[]> {
  const lines = await getRepeatedLines(shop, orderId)
  const items = lines.flatMap((line) => toItem(line) ?? [])
  const gone = lines.filter((line) => !toItem(line)).map(({ name }) => goneMessage(name))
  if (items.length === 0) return gone
  const added = await addToBasket(shop, { items, formKey: formKey && `order ${orderId} again, ${formKey}` })
  if (added.ok && added.value.length === 0) return (await hasAnyOf(shop, items)) ? [] : [repeatedBefore]
  return [...(added.ok ? lineMessages(added.value) : [refusalMessage(added.problem)]), ...gone]
}

const repeatedBefore = plainMessage('warning', 'repeated-before', { text: repeatTexts.before })

async function hasAnyOf(shop: Shop, items: BasketItem[]): Promise<boolean> {
  const wanted = new Set(items.map(({ productId }) => productId))
  return (await getVisitorLines(shop, shop.visitor)).some(({ productId }) => wanted.has(productId))
}

function toItem({ productId, size, quantity }: RepeatedLine): BasketItem | null {
  if (productId === null || size === null) return null
  return productItem({ productId, size, quantity })
}

function goneMessage(product: string): PendingMessage {
  return { type: 'error', code: 'gone', message: { text: offerTexts.withdrawn }, product, undo: [] }
}
