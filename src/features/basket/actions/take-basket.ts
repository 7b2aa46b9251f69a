import type { Shop } from '#shop'
import { basketOwner, linesOfBasket } from '../reads/held-lines.ts'
import type { HeldLine } from '../rules/basket.ts'
import { deleteLines, lockBasket } from '../writes/lines.ts'

/**
 * Takes everything out of the visitor's basket, inside the caller's transaction: until that ends nobody else changes the basket, and
 * if it is undone everything is back.
 */
export async function takeBasket(shop: Shop): Promise<HeldLine[]> {
  if (!shop.database.isTransaction) throw new Error('a basket is taken inside a transaction')
  const owner = basketOwner(shop.visitor)
  if (!owner) return []
  const lines = await linesOfBasket(shop, await lockBasket(shop, owner))
  await deleteLines(
    shop,
    lines.map(({ id }) => id),
  )
  return lines
}
