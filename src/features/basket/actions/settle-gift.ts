import type { Shop } from '#shop'
import { giftRules } from '../reads/gift-rules.ts'
import { basketOf, basketOwner } from '../reads/held-lines.ts'
import { seeBasket } from '../reads/see-basket.ts'
import { goodsValue } from '../rules/basket.ts'
import { giftQuantity, whyNoGift } from '../rules/gifts.ts'
import { type BasketItem, type LineOutcome, refusedOutcome, understandItem } from '../rules/items.ts'
import { refusal, type SizeOffer } from '../rules/offer.ts'
import { plainTerms } from '../rules/terms.ts'
import { extraTexts } from '../texts/extras.ts'
import { saveChoices } from '../writes/choices.ts'
import { lockBasket } from '../writes/lines.ts'

/** Settles the last of them: there is one gift at a time (A4.27), and the others are told so. */
export async function settleGifts(
  shop: Shop,
  items: BasketItem[],
  offers: Map<number, SizeOffer>,
): Promise<LineOutcome[]> {
  const last = items.at(-1)
  if (!last) return []
  const others = items.slice(0, -1).map((item) => refusedOutcome(item, refusal('one_gift', extraTexts.oneGift), offers))
  return [...others, await settleGift(shop, last, offers)]
}

/**
 * Chooses a gift in place of any other, or with quantity 0 resigns from it (A4.27), inside the caller's transaction. What the goods
 * are not worth enough for is answered with a warning (A5.11).
 */
async function settleGift(shop: Shop, item: BasketItem, offers: Map<number, SizeOffer>): Promise<LineOutcome> {
  const meant = understandItem(item, 'set', offers)
  if (!('offer' in meant)) return refusedOutcome(item, meant, offers)
  const { offer } = meant
  const outcome = {
    product: item.product,
    size: item.size,
    additional: '',
    terms: plainTerms,
    name: offer.product.name,
  }
  const owner = basketOwner(shop.visitor)
  const tooLittle = {
    code: 'gift_value',
    message: { text: extraTexts.giftValue, values: { product: offer.product.name } },
  }
  if (!owner) return { ...outcome, status: 'warning', ...tooLittle, quantity: 0n, before: 0n }
  const basketId = await lockBasket(shop, owner)
  const held = await basketOf(shop, basketId)
  const before = held.choices.giftSizeId === offer.size.id ? giftQuantity : 0n
  if (meant.quantity === 0n) {
    await saveChoices(shop, basketId, { giftSizeId: null })
    return {
      ...outcome,
      status: 'success',
      code: 'gift_resigned',
      message: { text: extraTexts.giftResigned },
      quantity: 0n,
      before,
    }
  }
  const { lines, promoted } = await seeBasket(shop, held)
  const gifts = { rules: await giftRules(shop), promoted: promoted.giftProductIds }
  const refused = whyNoGift(offer, goodsValue({ lines }), gifts, lines)
  if (refused)
    return { ...outcome, status: 'warning', code: refused.code, message: refused.message, quantity: before, before }
  await saveChoices(shop, basketId, { giftSizeId: offer.size.id })
  return {
    ...outcome,
    status: 'success',
    code: 'gift_chosen',
    message: { text: extraTexts.giftChosen },
    quantity: giftQuantity,
    before,
  }
}
