import { done, type Result, refused } from '#shared/result.ts'
import type { Message } from '#shared/text.ts'
import { type Shop, transaction } from '#shop'
import { offersOfProducts } from '../reads/find-offers.ts'
import { basketOwner } from '../reads/held-lines.ts'
import { whyNotSold } from '../rules/offer.ts'
import { wrapsSetting } from '../settings.ts'
import { extraTexts } from '../texts/extras.ts'
import { saveChoices, saveWraps } from '../writes/choices.ts'
import { lockBasket } from '../writes/lines.ts'

/** In what lines are wrapped, by their ids, and the order as a whole ('all'): the id of a size, or null for nothing. What is not named stays. */
export type WantedWraps = Map<number | 'all', number | null>

/** Wraps what is in the visitor's basket. Refused when something is no wrapping of the shop, or not sold: nothing changes then. */
export async function chooseWraps(shop: Shop, wanted: WantedWraps): Promise<Result<Message, Message>> {
  const owner = basketOwner(shop.visitor)
  const offers = await offersOfProducts(shop, shop.settings.get(wrapsSetting))
  const chosen = [...wanted.values()].filter((sizeId) => sizeId !== null)
  const wrong = chosen.some((sizeId) => {
    const offer = offers.get(sizeId)
    return !offer || whyNotSold(offer) !== null
  })
  if (!owner || wrong) return refused({ text: extraTexts.noWrap })
  await transaction(shop, async (shop) => {
    const basketId = await lockBasket(shop, owner)
    const ofAll = wanted.get('all')
    if (ofAll !== undefined) await saveChoices(shop, basketId, { wrapSizeId: ofAll })
    const lines = [...wanted].filter((entry): entry is [number, number | null] => entry[0] !== 'all')
    await saveWraps(shop, basketId, new Map(lines))
  })
  return done({ text: chosen.length > 0 ? extraTexts.wrapChosen : extraTexts.wrapResigned })
}
