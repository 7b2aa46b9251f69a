import { done, type Result, refused } from '#shared/result.ts'
import type { Message } from '#shared/text.ts'
import { type Shop, transaction } from '#shop'
import { basketOf, basketOwner } from '../reads/held-lines.ts'
import { ownOffersOfProducts } from '../reads/own-offers.ts'
import { whyNotSold } from '../rules/offer.ts'
import { wrapsSetting } from '../settings.ts'
import { extraTexts } from '../texts/extras.ts'
import { saveChoices, saveWraps } from '../writes/choices.ts'
import { lockBasket } from '../writes/lines.ts'

/** In what lines are wrapped, by their ids, and the order as a whole ('all'): the id of a size, or null for nothing. What is not named stays. */
export type WantedWraps = Map<number | 'all', number | null>

/**
 * Wraps what is in the visitor's basket; answers what is said of it, or null when all of it was so before. Refused when something is no
 * wrapping of the shop, or not sold: nothing changes then.
 */
export async function chooseWraps(shop: Shop, wanted: WantedWraps): Promise<Result<Message | null, Message>> {
  const owner = basketOwner(shop.visitor)
  const offers = await ownOffersOfProducts(shop, shop.settings.get(wrapsSetting))
  const chosen = [...wanted.values()].filter((sizeId) => sizeId !== null)
  const wrong = chosen.some((sizeId) => {
    const offer = offers.get(sizeId)
    return !offer || whyNotSold(offer) !== null
  })
  if (!owner || wrong) return refused({ text: extraTexts.noWrap })
  return transaction(shop, async (shop) => {
    const basketId = await lockBasket(shop, owner)
    const { lines, choices } = await basketOf(shop, basketId)
    const ofAll = wanted.get('all') ?? null
    const otherAll = wanted.has('all') && ofAll !== choices.wrapSizeId
    const others = lines.filter(({ id, wrapSizeId }) => wanted.has(id) && wanted.get(id) !== wrapSizeId)
    if (!otherAll && others.length === 0) return done(null)
    if (otherAll) await saveChoices(shop, basketId, { wrapSizeId: ofAll })
    await saveWraps(shop, new Map(others.map(({ id }) => [id, wanted.get(id) ?? null])))
    return done({ text: chosen.length > 0 ? extraTexts.wrapChosen : extraTexts.wrapResigned })
  })
}
