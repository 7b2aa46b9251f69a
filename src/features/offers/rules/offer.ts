import type { ConfiguratorField } from '#features/catalogue/rules/configurator.ts'
import type { ProductKind } from '#features/catalogue/rules/product.ts'
import { quantityText } from '#features/catalogue/rules/product-quantity.ts'
import { type Availability, priceLabel, type SaleTerms } from '#features/catalogue/rules/sale-state.ts'
import { lineWorth } from '#features/pricing/rules/line-worth.ts'
import type { SubscriptionTerms } from '#features/pricing/rules/price-facts.ts'
import { type PriceTier, priceAtQuantity } from '#features/pricing/rules/price-in-force.ts'
import type { PriceType } from '#features/pricing/settings.ts'
import type { Decimal } from '#shared/decimal.ts'
import type { Taxed } from '#shared/money.ts'
import type { PluralForms, Text } from '#shared/text.ts'
import { offerTexts } from '../texts/offer.ts'
import type { OfferBundlePart } from './bundle.ts'
import { canBeBought, type QuantityBounds, quantityRange } from './quantity.ts'

/** One size of a product with what decides whether it can be bought, in which quantity and at which price. */
export interface SizeOffer extends SaleTerms {
  product: { id: number; name: string; versionName: string; producer: string | null; kind: ProductKind }
  size: { id: number; type: string; name: string }
  picture: { file: string; alt: string; width: number; height: number; colour: string | null } | null
  unit: PluralForms & { name: string }
  /** Decimal places of its quantity. */
  precision: number
  /** Grams of one unit. */
  weight: number
  withdrawn: boolean
  availability: Availability
  /** The merchant's own text against buying it; '' when there is none. */
  disabledText: string
  /** Expected date of return, 'YYYY-MM-DD'. */
  backOn: string | null
  /** The shipping time is unknown. */
  deliveryUnknown: boolean
  /** Gross in minor units for one unit; null when the shop has set none. */
  price: {
    gross: number
    tiers: PriceTier[]
    vatClass?: string
    vatPercent: string
    vatExemption?: string
    combines?: boolean
    /** The base of the line total; gross by default. */
    priceType?: PriceType
    content?: { unit: string } | null
  } | null
  bounds: QuantityBounds
  /** For a bundle: its parts, and the stock of the bundle itself; null where it is not counted. */
  parts: OfferBundlePart[]
  ownStock: Decimal | null
  configurator: ConfiguratorField[]
  /** Null: not sold by subscription. */
  subscription: SubscriptionTerms | null
  /** Price of one unit in points when it is bought for points; else 0. */
  unitPoints: number
  /** Points that one unit brings when it is bought with money. */
  pointsReceived: number
  /** The refusal of the requested options; null when they are allowed, or none were requested. */
  wrongTerms: Refusal | null
}

export type RefusalCode =
  | 'unknown_product'
  | 'unknown_size'
  | 'choose_size'
  | 'wrong_quantity'
  | 'wrong_additional'
  | 'too_many_lines'
  | 'withdrawn'
  | 'own_words'
  | 'unavailable'
  | 'free_sample'
  | 'phone_price'
  | 'points_only'
  | 'no_price'
  | 'no_stock'
  | 'no_quantity'
  | 'maximum'
  | 'minimum'
  | 'choose_part_size'
  | 'unknown_configuration'
  | 'incomplete_configuration'
  | 'not_for_points'
  | 'not_enough_points'
  | 'no_subscription'
  | 'nothing_chosen'
  | 'one_gift'
  | 'unsupported'

export interface Refusal {
  code: RefusalCode
  message: { text: Text; values?: Record<string, string | number> }
}

/** The reason why this size cannot be bought, or null when it can: the first of `findSaleRefusals`. */
export function findSaleRefusal(offer: SizeOffer): Refusal | null {
  return findSaleRefusals(offer)[0] ?? null
}

/**
 * Every refusal of this size with its alert, in the order of the specification (A4.5): the merchant's own text, the status (A8.1), a phone
 * price (A8.7) or points (A8.8); then free samples, no price, or too little stock (A4.9, A8.9).
 */
export function findSaleRefusals(offer: SizeOffer): Refusal[] {
  return [
    offer.withdrawn && refusal('withdrawn', offerTexts.withdrawn),
    offer.disabledText !== '' && refusal('own_words', offerTexts.ownWords, { words: offer.disabledText }),
    offer.availability === 'disable' && refusal('unavailable', offerTexts.unavailable),
    offer.phonePrice && !offer.basketEnabled && refusal('phone_price', offerTexts.phonePrice),
    offer.wrongTerms,
    offer.pointsPrice !== null && refusal('points_only', offerTexts.pointsOnly),
    offer.free && refusal('free_sample', offerTexts.freeSample),
    !isFree(offer) && offer.price === null && refusal('no_price', offerTexts.noPrice),
    findQuantityRefusal(offer),
  ].filter((cause) => cause !== null && cause !== false)
}

/** The reason why no quantity can be ordered, or null when one can. */
function findQuantityRefusal({ bounds, unit }: SizeOffer): Refusal | null {
  const range = quantityRange(bounds)
  if (canBeBought(range)) return null
  const minimum = quantityText(range.minimum, unit)
  const inStock = quantityRange({ ...bounds, maximumPerOrder: null, maximumPerSize: null })
  if (canBeBought(inStock))
    return refusal('no_quantity', offerTexts.noQuantity, {
      minimum,
      maximum: quantityText(range.maximum ?? 0n, unit),
    })
  if (!bounds.stock) return refusal('no_stock', offerTexts.noStock)
  return refusal('no_stock', offerTexts.tooLittleStock, { minimum, left: quantityText(bounds.stock, unit) })
}

export function refusal(code: RefusalCode, text: Text, values?: Record<string, string | number>): Refusal {
  return { code, message: { text, values } }
}

/** Whether nothing is charged online: a free sample, or a product with a phone price that may be ordered (A4.8). */
export function isFree(terms: SaleTerms): boolean {
  return priceLabel(terms) === 'free'
}

/** The price of one unit at a quantity: gross, minor units. */
export function unitPrice(offer: SaleTerms & Pick<SizeOffer, 'price'>, quantity: Decimal): number {
  const { price } = offer
  return isFree(offer) || price === null ? 0 : priceAtQuantity(price.gross, price.tiers, quantity)
}

/** The price of a quantity after promotion discounts: gross minor units. */
export function offerTotal(offer: SaleTerms & Pick<SizeOffer, 'price'>, quantity: Decimal, discountGross = 0): Taxed {
  const { vatPercent = '0', priceType = 'gross' } = offer.price ?? {}
  return lineWorth({ quantity, unitGross: unitPrice(offer, quantity), discountGross, vatPercent }, priceType)
}

/** Whether the price is public: not by phone, not in points only, and not of a withdrawn product. */
export function isPriceVisible(offer: SizeOffer): boolean {
  return !offer.withdrawn && priceLabel(offer) === 'price'
}

/** The public price of one unit, gross minor units: 0 for a free product; null where there is none. */
export function visiblePrice(offer: SizeOffer): number | null {
  if (!offer.withdrawn && priceLabel(offer) === 'free') return 0
  return isPriceVisible(offer) ? (offer.price?.gross ?? null) : null
}

/** The price of one unit at the minimum quantity, gross minor units; null without a public price. */
export function entryPrice(offer: SizeOffer): number | null {
  return visiblePrice(offer) === null ? null : unitPrice(offer, quantityRange(offer.bounds).minimum)
}

/** The public value of this quantity, gross minor units: 0 without a public price. */
export function visibleTotal(offer: SizeOffer, quantity: Decimal): number {
  return isPriceVisible(offer) ? offerTotal(offer, quantity).gross : 0
}
