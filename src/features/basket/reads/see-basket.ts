import { pointsOfVisitor } from '#features/customers/reads/points.ts'
import { promotionFacts } from '#features/promotions/reads/promotion-facts.ts'
import { applyPromotions } from '#features/promotions/rules/apply-promotions.ts'
import type { Shop } from '#shop'
import type { Goods } from '../rules/basket.ts'
import type { ChosenExtras } from '../rules/extras.ts'
import type { SizeOffer } from '../rules/offer.ts'
import { seeGoods } from '../rules/see-goods.ts'
import { offerOf } from '../rules/tailor.ts'
import { giftRules } from './gift-rules.ts'
import type { HeldBasket } from './held-lines.ts'
import { ownOffersOfSizes } from './own-offers.ts'

export interface SeenBasket extends Goods {
  /** What the client may spend; null of a visitor. */
  pointsHeld: number | null
  /** In what the whole of it shall be wrapped. */
  wrapSizeId: number | null
}

/** A stored basket as it stands now: today's prices, stock, promotions, gift and wrappings. One place decides it, for page, order and calls. */
export async function seeBasket(shop: Shop, { lines, choices }: HeldBasket): Promise<SeenBasket> {
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
  return { ...goods, pointsHeld, wrapSizeId }
}

/** A basket with nothing in it. */
export function nothingHeld(): SeenBasket {
  return { ...seeGoods([], () => undefined, null), pointsHeld: null, wrapSizeId: null }
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
