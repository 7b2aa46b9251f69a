import { giveBackHold } from '#features/catalogue/actions/give-back-hold.ts'
import type { Shop } from '#shop'
import { basketOf, basketOwner, type HeldBasket } from '../reads/held-lines.ts'
import { noChoices } from '../rules/choices.ts'
import { holdMinutesSetting } from '../settings.ts'
import { saveChoices } from '../writes/choices.ts'
import { setComment } from '../writes/comment.ts'
import { deleteLines, lockBasket } from '../writes/lines.ts'

/**
 * Takes everything out of the visitor's basket, inside the caller's transaction; what was held for it goes back into the stores. Until
 * that ends nobody else changes the basket, and if it is undone everything is as it was.
 */
export async function takeBasket(shop: Shop): Promise<HeldBasket> {
  if (!shop.database.isTransaction) throw new Error('a basket is taken inside a transaction')
  const owner = basketOwner(shop.visitor)
  if (!owner) return { lines: [], choices: noChoices }
  const basketId = await lockBasket(shop, owner)
  const held = await basketOf(shop, basketId)
  await deleteLines(
    shop,
    held.lines.map(({ id }) => id),
  )
  await saveChoices(shop, basketId, noChoices)
  if (shop.settings.get(holdMinutesSetting) > 0)
    await giveBackHold(
      shop,
      basketId,
      held.lines.flatMap(({ sizeId, terms }) => [sizeId, ...terms.parts]),
    )
  await setComment(shop, basketId, '')
  return held
}
