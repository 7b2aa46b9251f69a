import { decimalText } from '#shared/decimal.ts'
import type { PriceType } from '../settings.ts'
import type { Amount, ContentUnit } from './price-facts.ts'
import type { PriceView } from './price-view.ts'

/** A price as lists and basket show it: gross or net by the shop's setting (A1.3), minor units, for one unit of the product. */
export interface ShownPrice {
  amount: number
  /** The regular price, and the lowest of the 30 days before, while a reduction is announced; else both null. */
  regular: number | null
  lowest: number | null
  /** How many percent below the lowest it is: '12'. */
  percent: string | null
  promotionUntil: Date | null
  recommended: number | null
  unitPrice: { amount: number; unit: ContentUnit } | null
  tiers: { from: string; amount: number }[]
}

export function shownPrice(view: PriceView, priceType: PriceType): ShownPrice {
  const show = (amount: Amount | null) => amount?.[priceType] ?? null
  return {
    amount: view.price[priceType],
    regular: show(view.crossed),
    lowest: show(view.lowest),
    percent: view.saved?.percent ?? null,
    promotionUntil: view.promotionUntil,
    recommended: show(view.recommended),
    unitPrice: view.unitPrice && { amount: view.unitPrice[priceType], unit: view.unitPrice.unit },
    tiers: view.tiers.map(({ threshold, price }) => ({ from: decimalText(threshold), amount: price[priceType] })),
  }
}
