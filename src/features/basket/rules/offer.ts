import { priceLabel, type SaleTerms } from '#features/catalogue/rules/sale-state.ts'
import { type PriceTier, priceAtQuantity } from '#features/pricing/rules.ts'
import type { Decimal } from '#shared/decimal.ts'
import { splitVat, type Taxed, timesQuantity } from '#shared/money.ts'
import type { PluralForms, Text } from '#shared/text.ts'
import { basketTexts } from '../texts/basket.ts'
import { canBeBought, type QuantityBounds, quantityRange } from './quantity.ts'

/** One size of a product, with all that decides whether it can be bought, how much of it and for what. */
export interface SizeOffer extends SaleTerms {
  product: { id: number; name: string; versionName: string; kind: 'item' | 'bundle' | 'virtual' | 'service' }
  size: { id: number; type: string; name: string }
  picture: { file: string; alt: string; width: number; height: number; colour: string | null } | null
  unit: PluralForms & { name: string }
  /** Decimal places of its quantity. */
  precision: number
  /** Grams of one unit. */
  weight: number
  withdrawn: boolean
  /** disable: cannot be bought; order: made or brought when ordered. */
  availability: 'enable' | 'disable' | 'order'
  /** Gross in minor units for one unit; null when the shop has set none. */
  price: { gross: number; tiers: PriceTier[]; vatPercent: string } | null
  bounds: QuantityBounds
}

export type RefusalCode =
  | 'unknown_product'
  | 'unknown_size'
  | 'choose_size'
  | 'wrong_quantity'
  | 'wrong_additional'
  | 'too_many_lines'
  | 'withdrawn'
  | 'unavailable'
  | 'free_sample'
  | 'phone_price'
  | 'points_only'
  | 'no_price'
  | 'no_stock'
  | 'maximum'
  | 'minimum'
  | 'unsupported'

export interface Refusal {
  code: RefusalCode
  message: { text: Text; values?: Record<string, string | number> }
}

/** Why this size cannot be bought at all, or null when it can (A4.5–A4.9, A8.1, A8.7–A8.9). */
export function whyNotSold(offer: SizeOffer): Refusal | null {
  if (offer.withdrawn) return refusal('withdrawn', basketTexts.withdrawn)
  if (offer.availability === 'disable') return refusal('unavailable', basketTexts.unavailable)
  if (offer.free) return refusal('free_sample', basketTexts.freeSample)
  if (offer.phonePrice && !offer.basketEnabled) return refusal('phone_price', basketTexts.phonePrice)
  if (offer.pointsPrice !== null) return refusal('points_only', basketTexts.pointsOnly)
  if (!costsNothing(offer) && offer.price === null) return refusal('no_price', basketTexts.noPrice)
  return canBeBought(quantityRange(offer.bounds)) ? null : refusal('no_stock', basketTexts.noStock)
}

export function refusal(code: RefusalCode, text: Text, values?: Record<string, string | number>): Refusal {
  return { code, message: { text, values } }
}

/** Whether nothing is paid for it: its price is told later, by phone (A4.8). */
export function costsNothing(terms: SaleTerms): boolean {
  return priceLabel(terms) === 'free'
}

/** What one unit costs at a quantity: gross, minor units. */
export function unitPrice(offer: SaleTerms & Pick<SizeOffer, 'price'>, quantity: Decimal): number {
  const { price } = offer
  return costsNothing(offer) || price === null ? 0 : priceAtQuantity(price.gross, price.tiers, quantity)
}

/** What a line costs: rounded once, its VAT split once. */
export function lineWorth(offer: SaleTerms & Pick<SizeOffer, 'price'>, quantity: Decimal): Taxed {
  return splitVat(timesQuantity(unitPrice(offer, quantity), quantity), offer.price?.vatPercent ?? '0')
}
