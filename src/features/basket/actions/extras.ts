import { defaultLineOptions } from '#features/offers/rules/line-options.ts'
import { findSaleRefusal, refusal, type SizeOffer } from '#features/offers/rules/offer.ts'
import { done, type Result, refused } from '#shared/result.ts'
import type { Message } from '#shared/text.ts'
import { type Shop, transaction } from '#shop'
import { getGiftRules, getOwnOffersByProduct } from '../queries/own-offers.ts'
import { basketOwner, getStoredBasket } from '../queries/stored-basket.ts'
import { goodsValue } from '../rules/basket.ts'
import { type BasketItem, type LineOutcome, refusedOutcome, resolveItem } from '../rules/basket-items.ts'
import { findGiftRefusal, giftQuantity } from '../rules/extras.ts'
import { wrapsSetting } from '../settings.ts'
import { extraTexts } from '../texts/extras.ts'
import { priceBasket } from '../views.ts'
import { lockBasket, saveChoices, saveWraps } from '../writes/basket.ts'

/** Applies the last gift of the request: there is one gift at a time (A4.27), and the other items are refused. */
export async function chooseGifts(
  shop: Shop,
  items: BasketItem[],
  offers: Map<number, SizeOffer>,
): Promise<LineOutcome[]> {
  const last = items.at(-1)
  if (!last) return []
  const others = items.slice(0, -1).map((item) => refusedOutcome(item, refusal('one_gift', extraTexts.oneGift), offers))
  return [...others, await chooseGift(shop, last, offers)]
}

/**
 * Sets the gift, or with quantity 0 declines it (A4.27), inside the caller's transaction. When the goods are below the minimum value the
 * outcome is a warning (A5.11).
 */
async function chooseGift(shop: Shop, item: BasketItem, offers: Map<number, SizeOffer>): Promise<LineOutcome> {
  const requested = resolveItem(item, 'set', offers)
  if (!('offer' in requested)) return refusedOutcome(item, requested, offers)
  const { offer } = requested
  const owner = basketOwner(shop.visitor)
  if (!owner)
    return giftOutcome(item, offer, { status: 'warning', ...giftValueTooLow(offer), quantity: 0n, before: 0n })
  const basketId = await lockBasket(shop, owner)
  const stored = await getStoredBasket(shop, basketId)
  const before = stored.choices.giftSizeId === offer.size.id ? giftQuantity : 0n
  if (requested.quantity === 0n) {
    await saveChoices(shop, basketId, { giftSizeId: null })
    const message = { text: extraTexts.giftResigned }
    return giftOutcome(item, offer, { status: 'success', code: 'gift_resigned', message, quantity: 0n, before })
  }
  const { lines, promoted } = await priceBasket(shop, stored)
  const gifts = { rules: await getGiftRules(shop), promoted: promoted.giftProductIds }
  const refused = findGiftRefusal(offer, goodsValue({ lines }), gifts, lines)
  if (refused) {
    const { code, message } = refused
    return giftOutcome(item, offer, { status: 'warning', code, message, quantity: before, before })
  }
  await saveChoices(shop, basketId, { giftSizeId: offer.size.id })
  const message = { text: extraTexts.giftChosen }
  return giftOutcome(item, offer, { status: 'success', code: 'gift_chosen', message, quantity: giftQuantity, before })
}

type GiftOutcome = Pick<LineOutcome, 'status' | 'code' | 'message' | 'quantity' | 'before'>

function giftOutcome({ product, size }: BasketItem, offer: SizeOffer, outcome: GiftOutcome): LineOutcome {
  return { product, size, additional: '', options: defaultLineOptions, name: offer.product.name, ...outcome }
}

/** A visitor without a basket has no goods that could reach the value of the gift. */
function giftValueTooLow(offer: SizeOffer): Pick<GiftOutcome, 'code' | 'message'> {
  return { code: 'gift_value', message: { text: extraTexts.giftValue, values: { product: offer.product.name } } }
}

/** Declines the gift, whichever was chosen (A4.27). */
export async function removeGift(shop: Shop): Promise<Message> {
  const owner = basketOwner(shop.visitor)
  if (owner)
    await transaction(shop, async (shop) => saveChoices(shop, await lockBasket(shop, owner), { giftSizeId: null }))
  return { text: extraTexts.giftResigned }
}

/** The wrappings of lines, by their ids, and of the whole order ('all'): the id of a size, or null for none. Missing ones are unchanged. */
export type RequestedWraps = Map<number | 'all', number | null>

/**
 * Sets wrappings in the visitor's basket; returns a message, or null when nothing has changed. Refused without any change when one is not
 * a wrapping of the shop, or not sold.
 */
export async function chooseWraps(shop: Shop, wanted: RequestedWraps): Promise<Result<Message | null, Message>> {
  const owner = basketOwner(shop.visitor)
  const offers = await getOwnOffersByProduct(shop, shop.settings.get(wrapsSetting))
  const chosen = [...wanted.values()].filter((sizeId) => sizeId !== null)
  const wrong = chosen.some((sizeId) => {
    const offer = offers.get(sizeId)
    return !offer || findSaleRefusal(offer) !== null
  })
  if (!owner || wrong) return refused({ text: extraTexts.noWrap })
  return transaction(shop, async (shop) => {
    const basketId = await lockBasket(shop, owner)
    const { lines, choices } = await getStoredBasket(shop, basketId)
    const ofAll = wanted.get('all') ?? null
    const otherAll = wanted.has('all') && ofAll !== choices.wrapSizeId
    const others = lines.filter(({ id, wrapSizeId }) => wanted.has(id) && wanted.get(id) !== wrapSizeId)
    if (!otherAll && others.length === 0) return done(null)
    if (otherAll) await saveChoices(shop, basketId, { wrapSizeId: ofAll })
    await saveWraps(shop, new Map(others.map(({ id }) => [id, wanted.get(id) ?? null])))
    return done({ text: chosen.length > 0 ? extraTexts.wrapChosen : extraTexts.wrapResigned })
  })
}
