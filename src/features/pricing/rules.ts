import type { Decimal } from '#shared/decimal.ts'
import { splitVat } from '#shared/money.ts'
import type { PriceType } from './settings.ts'

/** A price on the shop's list, as it stands in the database. */
export interface DatedPrice {
  kind: 'regular' | 'promotion'
  /** Gross, minor units, for one unit of the product. */
  amount: number
  validFrom: Date
  validUntil: Date | null
}

export interface PriceTier {
  from: Decimal
  gross: number
}

/** Which price is in force: a running promotion, else the regular price that began last. Null when there is none. */
export function priceInForce(
  prices: DatedPrice[],
  now: Date,
): { gross: number; regular: number | null; until: Date | null } | null {
  const running = prices
    .filter(({ validFrom, validUntil }) => validFrom <= now && (validUntil === null || now < validUntil))
    .sort((a, b) => b.validFrom.getTime() - a.validFrom.getTime())
  const regular = running.find((price) => price.kind === 'regular')
  const promotion = running.find((price) => price.kind === 'promotion')
  if (promotion) return { gross: promotion.amount, regular: regular?.amount ?? null, until: promotion.validUntil }
  return regular ? { gross: regular.amount, regular: null, until: null } : null
}

/** The next moment at which one of these prices begins or ends; null when time changes none of them. */
export function nextPriceChange(prices: DatedPrice[], now: Date): Date | null {
  const moments = prices
    .flatMap(({ validFrom, validUntil }) => [validFrom.getTime(), validUntil?.getTime() ?? 0])
    .filter((moment) => moment > now.getTime())
  return moments.length > 0 ? new Date(Math.min(...moments)) : null
}

/** The unit price at a quantity: that of the highest tier reached (A4.10), never above the base price. */
export function priceAtQuantity(gross: number, tiers: PriceTier[], quantity: Decimal): number {
  return tiers.filter((tier) => tier.from <= quantity).reduce((lowest, tier) => Math.min(lowest, tier.gross), gross)
}

/** A gross amount as the shop shows it: with VAT, or without (A1.3). */
export function shownAmount(gross: number, vatPercent: string, priceType: PriceType): number {
  return priceType === 'net' ? splitVat(gross, vatPercent).net : gross
}
