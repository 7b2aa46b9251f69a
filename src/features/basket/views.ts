import { getVisitorPoints } from '#features/customers/queries.ts'
import {
  amountToFreeDelivery,
  cheapestDelivery,
  type DeliveryOption,
} from '#features/delivery/rules/delivery-options.ts'
import { getDestination } from '#features/delivery/rules/destination.ts'
import { optionsTo } from '#features/delivery/views/delivery-options.ts'
import { getLineOffer } from '#features/offers/rules/apply-line-options.ts'
import { findSaleRefusal, offerTotal, type SizeOffer } from '#features/offers/rules/offer.ts'
import { deliveryVat, type VatShare } from '#features/pricing/rules/vat.ts'
import { applyPromotions, type PromotionFacts } from '#features/promotions/rules/apply-promotions.ts'
import { isInForce } from '#features/promotions/rules/check-conditions.ts'
import { getPromotionFacts } from '#features/promotions/views.ts'
import { one } from '#shared/decimal.ts'
import { addTaxed, type Taxed } from '#shared/money.ts'
import type { Message } from '#shared/text.ts'
import type { Shop } from '#shop'
import { getGiftRules, getOwnOffersByProduct, getOwnOffersBySize } from './queries/own-offers.ts'
import { loadBasket, type StoredBasket } from './queries/stored-basket.ts'
import { goodsValue, type PricedLines, shippedWorth, toShipment } from './rules/basket.ts'
import { findLosses, type Loss, parseSeenSnapshot, serializeSeenSnapshot } from './rules/basket-notices.ts'
import { type ChosenExtras, extraName } from './rules/extras.ts'
import { availableGifts, findGiftRefusal, missingToGift } from './rules/gifts.ts'
import { priceLines } from './rules/price-lines.ts'
import { idleCodeMessage } from './rules/summary-rows.ts'
import { wrapsSetting } from './settings.ts'

export interface PricedBasket extends PricedLines {
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
export async function priceBasket(shop: Shop, { lines, choices, seen }: StoredBasket): Promise<PricedBasket> {
  const { giftSizeId, wrapSizeId, rebateCode } = choices
  const sizes = lines.flatMap(({ sizeId, wrapSizeId }) => [sizeId, wrapSizeId])
  const offers = await getOwnOffersBySize(
    shop,
    [...new Set([...sizes, giftSizeId, wrapSizeId])].filter((id) => id !== null),
  )
  const productIds = [...new Set(lines.map(({ productId }) => productId))]
  const facts = await getPromotionFacts(shop, productIds, rebateCode)
  const pointsHeld = await getVisitorPoints(shop)
  const goods = priceLines(lines, (line) => getLineOffer(offers, line), pointsHeld, {
    promotions: (sold) => applyPromotions(facts, sold),
    gift: (giftSizeId !== null && offers.get(giftSizeId)) || null,
    giftRules: await getGiftRules(shop),
    wraps: wrapsOf(lines, wrapSizeId, offers),
  })
  return { ...goods, pointsHeld, wrapSizeId, ...changesSinceSeen(shop, seen, goods, facts) }
}

/** A basket with nothing in it. */
function emptyPricedBasket(): PricedBasket {
  return { ...priceLines([], () => undefined, null), pointsHeld: null, wrapSizeId: null, losses: [], toRemember: null }
}

function changesSinceSeen(
  { currency, words, now }: Shop,
  seen: StoredBasket['seen'],
  goods: PricedLines,
  { code, promotions }: PromotionFacts,
): Pick<PricedBasket, 'losses' | 'toRemember'> {
  if (!seen) return { losses: [], toRemember: null }
  const { format } = currency
  const inForce = new Set(promotions.filter((promotion) => isInForce(promotion, { now })).map(({ id }) => id))
  const losses = findLosses(parseSeenSnapshot(seen.beside, format.code), goods, { code, inForce, format, words })
  const beside = losses.length > 0 ? seen.beside : serializeSeenSnapshot(goods, code, format.code)
  return { losses, toRemember: beside === seen.beside ? null : { basketId: seen.basketId, seen: beside } }
}

function wrapsOf(
  lines: StoredBasket['lines'],
  ofAll: number | null,
  offers: Map<number, SizeOffer>,
): ChosenExtras['wraps'] {
  const wrapped = lines.map(({ id, wrapSizeId }) => ({ lineId: id as number | null, sizeId: wrapSizeId }))
  return [...wrapped, { lineId: null, sizeId: ofAll }].flatMap(({ lineId, sizeId }) => {
    const offer = sizeId === null ? undefined : offers.get(sizeId)
    return offer ? [{ lineId, offer }] : []
  })
}

export interface Basket extends PricedBasket {
  /** The cheapest delivery that is paid in advance; null when nothing is sent, or nobody carries it. */
  delivery: BasketDeliveryEstimate | null
  /** What is said of a code that works and has nothing to do; null of any other. */
  idleCode: Message | null
}

/** As it is told, when what was seen has been kept. */
export type BasketView = Omit<Basket, 'toRemember'>

export interface BasketDeliveryEstimate {
  cost: Taxed
  /** What of it is taxed at which rate. */
  taxed: VatShare[]
  /** Gross minor units that are missing to free delivery; null when it is never free. */
  missingToFree: number | null
}

/** The visitor's basket as it stands now. A stranger has an empty one, and none is made by looking. */
export async function getBasket(shop: Shop): Promise<Basket> {
  const held = await loadBasket(shop, shop.visitor)
  if (held.lines.length === 0) return { ...emptyPricedBasket(), delivery: null, idleCode: null }
  const goods = await priceBasket(shop, held)
  const ways = await getDeliveryOptions(shop, goods)
  return { ...goods, delivery: estimateDelivery(ways, goods), idleCode: idleCodeMessage(goods, ways) }
}

/** How it may be sent to where the visitor is; nothing where nothing is sent. */
async function getDeliveryOptions(shop: Shop, goods: PricedLines): Promise<DeliveryOption[]> {
  if (!goods.needsDelivery) return []
  const { productIds, ...parcel } = toShipment(goods)
  const [ways = []] = await optionsTo(shop, getDestination(shop), productIds, [parcel])
  return ways.filter(({ minimumReached }) => minimumReached)
}

function estimateDelivery(ways: DeliveryOption[], goods: PricedLines): BasketDeliveryEstimate | null {
  const options = ways.filter(({ prepaid }) => prepaid === 'prepaid')
  const cheapest = cheapestDelivery(options)
  if (!cheapest) return null
  const taxed = deliveryVat(cheapest.gross, shippedWorth(goods), cheapest.vatPercent)
  return {
    cost: addTaxed(taxed),
    taxed,
    missingToFree: amountToFreeDelivery(options, goods.worth.gross),
  }
}

export interface GiftChoices {
  /** What may be chosen now, each size by itself. */
  choices: ExtraChoice[]
  /** Gross minor units of goods that are missing to the next gift; null when there is none beyond. */
  missing: number | null
}

/** Something that may be chosen beside the goods. */
interface ExtraChoice {
  productId: number
  sizeId: number
  sizeType: string
  /** With its size, where it has several. */
  name: string
  picture: SizeOffer['picture']
}

/** The gifts that go with these goods. */
export async function getGiftChoices(shop: Shop, goods: PricedLines): Promise<GiftChoices> {
  if (goods.lines.length === 0) return { choices: [], missing: null }
  const value = goodsValue(goods)
  const gifts = { rules: await getGiftRules(shop), promoted: goods.promoted.giftProductIds }
  const offers = await getOwnOffersByProduct(shop, availableGifts(value, gifts.rules, gifts.promoted))
  const given = [...offers.values()].filter((offer) => findGiftRefusal(offer, value, gifts, goods.lines) === null)
  return { choices: given.map(toExtraChoice), missing: missingToGift(value, gifts.rules) }
}

function toExtraChoice({ product, size, picture }: SizeOffer): ExtraChoice {
  return { productId: product.id, sizeId: size.id, sizeType: size.type, name: extraName({ product, size }), picture }
}

export interface WrapChoice extends ExtraChoice {
  worth: Taxed
}

/** In what the shop wraps, and what that costs. */
export async function getWrapChoices(shop: Shop): Promise<WrapChoice[]> {
  const offers = await getOwnOffersByProduct(shop, shop.settings.get(wrapsSetting))
  return [...offers.values()]
    .filter((offer) => findSaleRefusal(offer) === null)
    .map((offer) => ({ ...toExtraChoice(offer), worth: offerTotal(offer, one) }))
}
