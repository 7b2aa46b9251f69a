import { pointsOfVisitor } from '#features/customers/reads/points.ts'
import { promotionFacts } from '#features/promotions/reads/promotion-facts.ts'
import { applyPromotions, type PromotionFacts } from '#features/promotions/rules/apply-promotions.ts'
import { isInForce } from '#features/promotions/rules/in-force.ts'
import type { Shop } from '#shop'
import type { Goods } from '../rules/basket.ts'
import type { ChosenExtras } from '../rules/extras.ts'
import { type Loss, lossesSince } from '../rules/losses.ts'
import type { SizeOffer } from '../rules/offer.ts'
import { seeGoods } from '../rules/see-goods.ts'
import { readSeenBeside, writeSeenBeside } from '../rules/seen-beside.ts'
import { offerOf } from '../rules/tailor.ts'
import { giftRules } from './gift-rules.ts'
import type { HeldBasket } from './held-lines.ts'
import { ownOffersOfSizes } from './own-offers.ts'

export interface SeenBasket extends Goods {
  /** What the client may spend; null of a visitor. */
  pointsHeld: number | null
  /** In what the whole of it shall be wrapped. */
  wrapSizeId: number | null
  /** What has become worse by itself since he last saw it. */
  losses: Loss[]
  /** What counts as seen once he sees this, where that is not known yet; null while something is told that has become worse. */
  toRemember: { basketId: number; seen: string } | null
}

/** A stored basket as it stands now: today's prices, stock, promotions, gift and wrappings. One place decides it, for page, order and calls. */
export async function seeBasket(shop: Shop, { lines, choices, seen }: HeldBasket): Promise<SeenBasket> {
  const { giftSizeId, wrapSizeId, rebateCode } = choices
  const sizes = lines.flatMap(({ sizeId, wrapSizeId }) => [sizeId, wrapSizeId])
  const offers = await ownOffersOfSizes(
    shop,
    [...new Set([...sizes, giftSizeId, wrapSizeId])].filter((id) => id !== null),
  )
  const productIds = [...new Set(lines.map(({ productId }) => productId))]
  const facts = await promotionFacts(shop, productIds, rebateCode)
  const pointsHeld = await pointsOfVisitor(shop)
  const goods = seeGoods(lines, (line) => offerOf(offers, line), pointsHeld, {
    promotions: (sold) => applyPromotions(facts, sold),
    gift: (giftSizeId !== null && offers.get(giftSizeId)) || null,
    giftRules: await giftRules(shop),
    wraps: wrapsOf(lines, wrapSizeId, offers),
  })
  return { ...goods, pointsHeld, wrapSizeId, ...sinceSeen(shop, seen, goods, facts) }
}

/** A basket with nothing in it. */
export function nothingHeld(): SeenBasket {
  return { ...seeGoods([], () => undefined, null), pointsHeld: null, wrapSizeId: null, losses: [], toRemember: null }
}

function sinceSeen(
  { currency, words, now }: Shop,
  seen: HeldBasket['seen'],
  goods: Goods,
  { code, promotions }: PromotionFacts,
): Pick<SeenBasket, 'losses' | 'toRemember'> {
  if (!seen) return { losses: [], toRemember: null }
  const { format } = currency
  const inForce = new Set(promotions.filter((promotion) => isInForce(promotion, { now })).map(({ id }) => id))
  const losses = lossesSince(readSeenBeside(seen.beside, format.code), goods, { code, inForce, format, words })
  const beside = losses.length > 0 ? seen.beside : writeSeenBeside(goods, code, format.code)
  return { losses, toRemember: beside === seen.beside ? null : { basketId: seen.basketId, seen: beside } }
}

function wrapsOf(
  lines: HeldBasket['lines'],
  ofAll: number | null,
  offers: Map<number, SizeOffer>,
): ChosenExtras['wraps'] {
  const wrapped = lines.map(({ id, wrapSizeId }) => ({ lineId: id as number | null, sizeId: wrapSizeId }))
  return [...wrapped, { lineId: null, sizeId: ofAll }].flatMap(({ lineId, sizeId }) => {
    const offer = sizeId === null ? undefined : offers.get(sizeId)
    return offer ? [{ lineId, offer }] : []
  })
}
