import { ceilToStep, type Decimal, floorToStep } from '#shared/decimal.ts'
import { splitVat } from '#shared/money.ts'
import type { PriceTier } from '../rules.ts'
import type { Amount, PriceFacts } from './price-facts.ts'

/** A quantity discount as it is told (A3.4, A4.10). */
export interface TierView {
  threshold: Decimal
  /** The largest quantity that can be bought at this price; null for the last one. */
  thresholdEnd: Decimal | null
  /** How many more must be bought to reach it; 0 when it is reached. */
  left: Decimal
  price: Amount
}

/**
 * The quantity discounts of a size seen from a quantity, and which of them is the next. Only those that lower the price, and that some quantity
 * of whole steps reaches.
 */
export function tiersAt(
  facts: Pick<PriceFacts, 'gross' | 'tiers' | 'vatPercent' | 'step'>,
  quantity: Decimal,
): { tiers: TierView[]; next: TierView | null } {
  const { vatPercent, step } = facts
  const bought = ceilToStep(quantity, step)
  const useful = usefulTiers(facts)
  const tiers = useful.map(({ from, gross }, place) => ({
    threshold: from,
    thresholdEnd: lastBefore(useful[place + 1], step),
    left: from > bought ? ceilToStep(from, step) - bought : 0n,
    price: amountOf(gross, vatPercent),
  }))
  return { tiers, next: tiers.find(({ left }) => left > 0n) ?? null }
}

/** Quantity discounts in the order of their thresholds, each lower than whatever is paid below it. */
export function usefulTiers({ gross, tiers, step }: Pick<PriceFacts, 'gross' | 'tiers' | 'step'>): PriceTier[] {
  const reached = tiers.map((tier) => ({ ...tier, first: ceilToStep(tier.from, step) }))
  return reached
    .filter((tier) => reached.every((other) => other === tier || !isHiddenBy(tier, other)) && tier.gross < gross)
    .map(({ from, gross }) => ({ from, gross }))
    .sort((a, b) => (a.from < b.from ? -1 : 1))
}

/** Whether with a tier some other one, as low or lower, is reached. */
function isHiddenBy(tier: PriceTier & { first: Decimal }, other: PriceTier & { first: Decimal }): boolean {
  if (other.first > tier.first || other.gross > tier.gross) return false
  return other.gross < tier.gross || other.from < tier.from
}

function lastBefore(next: PriceTier | undefined, step: Decimal): Decimal | null {
  return next ? floorToStep(next.from - 1n, step) : null
}

/** A gross amount and what it is without VAT. */
export function amountOf(gross: number, vatPercent: string): Amount {
  return { gross, net: splitVat(gross, vatPercent).net }
}
