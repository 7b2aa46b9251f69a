import type { Shop } from '#shop'
import { basketOf, basketOwner, emptyHeld, type HeldBasket } from '../reads/held-lines.ts'
import { noChoices } from '../rules/choices.ts'
import { saveChoices } from '../writes/choices.ts'
import { setComment } from '../writes/comment.ts'
import { deleteLines, lockBasket } from '../writes/lines.ts'
import { forgetSeenBeside } from '../writes/seen-beside.ts'

/**
 * Takes everything out of the visitor's basket, inside the caller's transaction: until that ends nobody else changes the basket, and
 * if it is undone everything is back. What is held for it is held on, until `giveBackOwnHold`.
 */
export async function takeBasket(shop: Shop): Promise<HeldBasket> {
  if (!shop.database.isTransaction) throw new Error('a basket is taken inside a transaction')
  const owner = basketOwner(shop.visitor)
  if (!owner) return emptyHeld
  const basketId = await lockBasket(shop, owner)
  const held = await basketOf(shop, basketId)
  await deleteLines(
    shop,
    held.lines.map(({ id }) => id),
  )
  await saveChoices(shop, basketId, noChoices)
  await setComment(shop, basketId, '')
  if (held.seen?.beside) await forgetSeenBeside(shop, basketId)
  return held
}
