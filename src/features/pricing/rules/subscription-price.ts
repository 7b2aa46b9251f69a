import { decimal, divideHalfUp, one } from '#shared/decimal.ts'
import type { Amount, SubscriptionTerms } from './price-facts.ts'
import { amountOf } from './tiers.ts'

/** What a subscriber pays for one unit, and by how many percent that is less, rounded (A3.6). */
export interface SubscriptionPrice extends Amount {
  percent: number
}

/** A percentage or a fixed amount off the price, never below 0, to the whole minor unit (A5.5). */
export function subscriptionPrice(
  base: number,
  { percent, amount }: Pick<SubscriptionTerms, 'percent' | 'amount'>,
  vatPercent: string,
): SubscriptionPrice {
  const saved = percent === null ? (amount ?? 0) : partOf(base, percent)
  const gross = Math.max(0, base - saved)
  return { ...amountOf(gross, vatPercent), percent: base === 0 ? 0 : Math.round(((base - gross) * 100) / base) }
}

function partOf(base: number, percent: string): number {
  return Number(divideHalfUp(BigInt(base) * decimal(percent), 100n * one))
}
