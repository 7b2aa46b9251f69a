import { type CountryVat, percentIn } from '#features/catalogue/rules/country-vat.ts'
import { countryVat } from '#features/catalogue/rules/vat-abroad.ts'
import { getVisitorPoints } from '#features/customers/queries.ts'
import {
  amountToFreeDelivery,
  cheapestDelivery,
  type DeliveryOption,
  type FreeDeliveryCondition,
  freeDeliveryCondition,
} from '#features/delivery/rules/delivery-options.ts'
import { getDestination } from '#features/delivery/rules/destination.ts'
import { getDeliveryOptions } from '#features/delivery/views/delivery-options.ts'
import { additionalText } from '#features/offers/rules/additional-text.ts'
import { getLineOffer } from '#features/offers/rules/apply-line-options.ts'
import { findSaleRefusal, offerTotal, type SizeOffer } from '#features/offers/rules/offer.ts'
import { chargeVat, type VatShare } from '#features/pricing/rules/vat.ts'
import { type PriceType, priceTypeSetting } from '#features/pricing/settings.ts'
import { applyPromotions, type PromotionFacts } from '#features/promotions/rules/apply-promotions.ts'
import { isPromotionInForce } from '#features/promotions/rules/check-conditions.ts'
import { getPromotionFacts } from '#features/promotions/views.ts'
import { warsawDay } from '#shared/day.ts'
import { one } from '#shared/decimal.ts'
import { addTaxed, type Taxed } from '#shared/money.ts'
import type { Message } from '#shared/text.ts'
import type { Shop } from '#shop'
import { getGiftRules, getOwnOffersByProduct, getOwnOffersBySize } from './queries/own-offers.ts'
import { loadBasket, type StoredBasket } from './queries/stored-basket.ts'
import { goodsValue, type PricedLines, shippedWorth, toShipment } from './rules/basket.ts'
import { findLosses, type Loss, parseSeenSnapshot, serializeSeenSnapshot } from './rules/basket-notices.ts'
import { availableGifts, type ChosenExtras, extraName, findGiftRefusal, giftsAhead } from './rules/extras.ts'
import { priceLines } from './rules/price-lines.ts'
import { idleCodeMessage } from './rules/summary-rows.ts'
import { wrapsSetting } from './settings.ts'

export interface PricedBasket extends PricedLines {
  /** The client's balance; null for a guest. */
  pointsHeld: number | null
  /** The wrapping of the whole order. */
  wrapSizeId: number | null
  /** The losses since the visitor last saw the basket. */
  losses: Loss[]
  /** The snapshot to save once the visitor sees this basket, if it is new; null while a loss is reported. */
  toRemember: { basketId: number; seen: string } | null
}

/** A stored basket with current prices, stock, promotions, gift and wrappings. Used by page, order and API calls alike. */
export async function priceBasket(shop: Shop, { lines, choices, seen }: StoredBasket): Promise<PricedBasket> {
  const { giftSizeId, wrapSizeId, rebateCode } = choices
  const sizes = lines.flatMap(({ sizeId, wrapSizeId }) => [sizeId, wrapSizeId])
  const sizeIds = [...new Set([...sizes, giftSizeId, wrapSizeId])].filter((id) => id !== null)
  const productIds = [...new Set(lines.map(({ productId }) => productId))]
  const [offers, facts, pointsHeld, giftRules] = await Promise.all([
    getOwnOffersBySize(shop, sizeIds),
    getPromotionFacts(shop, productIds, rebateCode),
    getVisitorPoints(shop),
    getGiftRules(shop),
  ])
  const goods = priceLines(lines, (line) => getLineOffer(offers, line), pointsHeld, {
    promotions: (sold) => applyPromotions(facts, sold),
    gift: (giftSizeId !== null && offers.get(giftSizeId)) || null,
    giftRules,
    wraps: wrapsOf(lines, wrapSizeId, offers),
    configurationText: (line, offer) => additionalText(offer, line.options, line.additional),
  })
  return { ...goods, pointsHeld, wrapSizeId, ...changesSinceSeen(shop, seen, goods, facts) }
}

/** An empty basket. */
function emptyPricedBasket(): PricedBasket {
  return { ...priceLines([], () => undefined, null), pointsHeld: null, wrapSizeId: null, losses: [], toRemember: null }
}

function changesSinceSeen(
  { currency, textOverrides, now }: Shop,
  seen: StoredBasket['seen'],
  goods: PricedLines,
  { code, promotions }: PromotionFacts,
): Pick<PricedBasket, 'losses' | 'toRemember'> {
  if (!seen) return { losses: [], toRemember: null }
  const { format } = currency
  const inForce = new Set(promotions.filter((promotion) => isPromotionInForce(promotion, { now })).map(({ id }) => id))
  const losses = findLosses(parseSeenSnapshot(seen.snapshot, format.code), goods, {
    code,
    inForce,
    format,
    textOverrides,
  })
  const snapshot = losses.length > 0 ? seen.snapshot : serializeSeenSnapshot(goods, code, format.code)
  return { losses, toRemember: snapshot === seen.snapshot ? null : { basketId: seen.basketId, seen: snapshot } }
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
  /** Some courier delivers it, perhaps for cash on delivery alone. */
  isDelivered: boolean
  /** Some courier collects the money. */
  isPayableOnDelivery: boolean
  /** The cheapest prepaid delivery; null when nothing is sent, or no courier delivers it. */
  delivery: BasketDeliveryEstimate | null
  /** By which courier that is; null without an estimate. */
  courier: EstimatedCourier | null
  /** The rates of the visitor's destination for a consumer; null: the shop's own. */
  countryVat: CountryVat | null
  /** The message about a code without effect; null for any other. */
  idleCode: Message | null
}

/** The basket to show, after its snapshot was saved. */
export type BasketView = Omit<Basket, 'toRemember'>

export interface BasketDeliveryEstimate {
  cost: Taxed
  /** The cost by VAT rate. */
  taxed: VatShare[]
  /** Gross minor units missing to free delivery; null when it is never free. */
  missingToFree: number | null
}

/** The courier of an estimate. */
interface EstimatedCourier {
  name: string
  /** The longest time on the way, in working days. */
  daysTo: number
  /** No other can be chosen. */
  isOnly: boolean
  free: FreeDeliveryCondition | null
}

/** The visitor's basket with current data. A visitor without a session has an empty one, and reading creates none. */
export async function getBasket(shop: Shop): Promise<Basket> {
  const stored = await loadBasket(shop, shop.visitor)
  if (stored.lines.length === 0)
    return {
      ...emptyPricedBasket(),
      delivery: null,
      isDelivered: false,
      isPayableOnDelivery: false,
      courier: null,
      countryVat: null,
      idleCode: null,
    }
  const goods = await priceBasket(shop, stored)
  const deliveryOptions = await optionsForBasket(shop, goods)
  const prepaid = deliveryOptions.filter((option) => option.prepaid === 'prepaid')
  const cheapest = cheapestDelivery(prepaid)
  const vat = countryVat(getDestination(shop).country, shop.settings, warsawDay(shop.now))
  return {
    ...goods,
    countryVat: vat,
    delivery: cheapest && {
      ...taxedCost(cheapest, goods, vat, shop.settings.get(priceTypeSetting)),
      missingToFree: amountToFreeDelivery(prepaid, goods.worth.gross),
    },
    isDelivered: deliveryOptions.length > 0,
    isPayableOnDelivery: deliveryOptions.some(({ prepaid }) => prepaid === 'dvp'),
    courier: cheapest && {
      name: cheapest.courier,
      daysTo: cheapest.daysTo,
      isOnly: deliveryOptions.every(({ courierId }) => courierId === cheapest.courierId),
      free: freeDeliveryCondition(deliveryOptions),
    },
    idleCode: idleCodeMessage(goods, deliveryOptions),
  }
}

/** The delivery options for the visitor's destination; empty when nothing is sent. */
async function optionsForBasket(shop: Shop, goods: PricedLines): Promise<DeliveryOption[]> {
  if (!goods.needsDelivery) return []
  const { productIds, ...parcel } = toShipment(goods)
  const [deliveryOptions = []] = await getDeliveryOptions(shop, getDestination(shop), productIds, [parcel])
  return deliveryOptions.filter(({ minimumReached }) => minimumReached)
}

/** A cost of sending these goods with its VAT at a country's rates. */
export function taxedCost(
  option: { gross: number; vatPercent: string },
  goods: PricedLines,
  vat: CountryVat | null,
  priceType: PriceType,
): Pick<BasketDeliveryEstimate, 'cost' | 'taxed'> {
  const taxed = chargeVat(option.gross, shippedWorth(goods, vat, priceType), percentIn(vat, option))
  return { cost: addTaxed(taxed), taxed }
}

export interface GiftChoices {
  /** The available choices, one per size. */
  choices: ExtraChoice[]
  /** The next gift that is in stock, and what is missing to it: gross minor units of goods; null when there is none. */
  next: { name: string; missing: number } | null
}

/** A gift or wrapping to choose. */
interface ExtraChoice {
  productId: number
  sizeId: number
  sizeType: string
  /** With its size if there are several. */
  name: string
  picture: SizeOffer['picture']
}

/** The gifts available with these goods, and the next one. */
export async function getGiftChoices(shop: Shop, goods: PricedLines): Promise<GiftChoices> {
  if (goods.lines.length === 0) return { choices: [], next: null }
  const value = goodsValue(goods)
  const gifts = { rules: await getGiftRules(shop), promoted: goods.promoted.giftProductIds }
  const ahead = giftsAhead(value, gifts)
  const wanted = [...availableGifts(value, gifts.rules, gifts.promoted), ...ahead.map(({ productId }) => productId)]
  const offers = [...(await getOwnOffersByProduct(shop, [...new Set(wanted)])).values()]
  const availableAt = (worth: number) =>
    offers.filter((offer) => findGiftRefusal(offer, worth, gifts, goods.lines) === null)
  const [next] = ahead.flatMap(({ productId, missing }) => {
    const offer = availableAt(value + missing).find(({ product }) => product.id === productId)
    return offer ? [{ name: offer.product.name, missing }] : []
  })
  return { choices: availableAt(value).map(toExtraChoice), next: next ?? null }
}

function toExtraChoice({ product, size, picture }: SizeOffer): ExtraChoice {
  return { productId: product.id, sizeId: size.id, sizeType: size.type, name: extraName({ product, size }), picture }
}

export interface WrapChoice extends ExtraChoice {
  worth: Taxed
}

/** The shop's wrappings with their prices, the cheapest first. */
export async function getWrapChoices(shop: Shop): Promise<WrapChoice[]> {
  const offers = await getOwnOffersByProduct(shop, shop.settings.get(wrapsSetting))
  return [...offers.values()]
    .filter((offer) => findSaleRefusal(offer) === null)
    .map((offer) => ({ ...toExtraChoice(offer), worth: offerTotal(offer, one) }))
    .sort((first, second) => first.worth.gross - second.worth.gross)
}
