import { ceilToStep, type Decimal, decimal, divideHalfUp, floorToStep, one } from '#shared/decimal.ts'
import { splitVat } from '#shared/money.ts'
import type { PriceTier } from './price-in-force.ts'

/** With VAT and without, in minor units. */
export interface Amount {
  gross: number
  net: number
}

export type ContentUnit = 'kg' | 'l' | 'm' | 'm²' | 'szt.'

/** What a subscriber saves of each unit: percent as decimal text, or gross minor units; exactly one of both. */
export interface SubscriptionTerms {
  percent: string | null
  amount: number | null
  everyDays: number[]
}

/** Everything that decides what a size costs; gross minor units of the shop's currency, for one unit of the product. */
export interface PriceFacts {
  gross: number
  /** The regular price while a promotion runs, else null. */
  regular: number | null
  promotionUntil: Date | null
  /** The lowest of the 30 days before the promotion; null without one, or when nothing was offered before. */
  lowest: Amount | null
  recommended: number | null
  advance: number | null
  vatPercent: string
  tiers: PriceTier[]
  /** Step of sale: unit_sellby. */
  step: Decimal
  /** How much one unit of the product holds: a bag 0.25 kg; null when that is not known, or sold by that measure anyway. */
  content: { quantity: Decimal; unit: ContentUnit } | null
  pointsPrice: number | null
  /** For one unit. */
  pointsReceived: number
  subscription: SubscriptionTerms | null
  /** What the parts of a bundle cost one by one; null when it is none, or a part has no price. */
  parts: Amount | null
}

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
    price: toAmount(gross, vatPercent),
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
export function toAmount(gross: number, vatPercent: string): Amount {
  return { gross, net: splitVat(gross, vatPercent).net }
}

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
  return { ...toAmount(gross, vatPercent), percent: base === 0 ? 0 : Math.round(((base - gross) * 100) / base) }
}

function partOf(base: number, percent: string): number {
  return Number(divideHalfUp(BigInt(base) * decimal(percent), 100n * one))
}

/** How much less is paid than before, in minor units, and in percent as people read it: '12', or '0.7' below one (A5.6). */
export interface Saving extends Amount {
  percent: string
}

/** What is saved; null when nothing is, or less than can be told. */
export function savingOf(price: Amount, before: Amount): Saving | null {
  const percent = savedPercent(price.gross, before.gross)
  if (percent === null) return null
  return { gross: before.gross - price.gross, net: Math.max(0, before.net - price.net), percent }
}

/**
 * Of a hundred, how many are saved: whole, or with one decimal when that would be 0 (A5.6). Rounded down, so that never more is announced than
 * is saved; null below a tenth.
 */
export function savedPercent(price: number, before: number): string | null {
  const saved = BigInt(before - price)
  if (saved <= 0n) return null
  const tenths = (saved * 1000n) / BigInt(before)
  if (tenths >= 10n) return String(tenths / 10n)
  return tenths > 0n ? `0.${tenths}` : null
}
