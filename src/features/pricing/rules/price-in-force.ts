import { type Decimal, decimal, divideHalfUp, one } from '#shared/decimal.ts'
import { splitVat } from '#shared/money.ts'
import type { PriceType } from '../settings.ts'

/** A stored price on the shop's list. */
export interface DatedPrice {
  kind: 'regular' | 'promotion'
  /** Gross, minor units, for one unit of the product. */
  amount: number
  validFrom: Date
  validUntil: Date | null
}

/** A price created by a promotion for everyone, for some time; it is stored on the same list. */
export interface CampaignPrice extends Omit<DatedPrice, 'kind'> {
  kind: 'campaign'
  /** Taken off one after the other, also off quantity discounts. */
  percents: string[]
  /** Whether it may be combined with other promotions. */
  combines: boolean
}

/** The price of a size at a moment, and its kind. */
export interface PriceInForce {
  gross: number
  /** The regular price while a promotion runs, else null. */
  regular: number | null
  /** Announced end of a promotion. */
  until: Date | null
  /** The row that decides it. */
  price: DatedPrice | CampaignPrice
}

export interface PriceTier {
  from: Decimal
  gross: number
}

/**
 * The price in force: that of a running campaign if it is the lowest, else of a running promotion, else the regular price that began last.
 * Null when there is none.
 */
export function priceInForce(prices: (DatedPrice | CampaignPrice)[], now: Date): PriceInForce | null {
  const running = prices
    .filter((price) => isInForce(price, now))
    .sort((a, b) => b.validFrom.getTime() - a.validFrom.getTime())
  const latest = (kind: (DatedPrice | CampaignPrice)['kind']) => running.find((price) => price.kind === kind)
  const regular = latest('regular')
  const own = latest('promotion') ?? regular
  if (!own) return null
  const campaign = latest('campaign')
  const price = campaign && campaign.amount < own.amount ? campaign : own
  const before = price === campaign ? (regular ?? own) : regular
  return price === regular
    ? { gross: price.amount, regular: null, until: null, price }
    : { gross: price.amount, regular: before?.amount ?? null, until: price.validUntil, price }
}

/**
 * Whether a price has begun and not ended. `isInForceSql` is the same in SQL, because a price list is chosen inside of statements;
 * a property test holds both equal.
 */
export function isInForce({ validFrom, validUntil }: Pick<DatedPrice, 'validFrom' | 'validUntil'>, now: Date): boolean {
  return validFrom <= now && (validUntil === null || now < validUntil)
}

/** The next moment at which one of these prices begins or ends; null when there is none. */
export function nextPriceChange(prices: Pick<DatedPrice, 'validFrom' | 'validUntil'>[], now: Date): Date | null {
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

/** The amount after these percentages, one after the other, each rounded half up: '10', '12.5'. */
export function percentsOff(amount: number, percents: string[]): number {
  return percents.reduce((left, percent) => left - percentOf(left, percent), amount)
}

/** The percentage of an amount, rounded half up to a whole minor unit. */
export function percentOf(amount: number, percent: string): number {
  return Number(divideHalfUp(BigInt(amount) * decimal(percent), 100n * one))
}
