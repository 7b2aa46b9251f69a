import { ceilToStep, type Decimal, decimal, divideHalfUp, floorToStep, one } from '#shared/decimal.ts'
import { splitVat } from '#shared/money.ts'
import type { PriceTier } from './price-in-force.ts'

/** With VAT and without, in minor units. */
export interface Amount {
  gross: number
  net: number
}

export type ContentUnit = 'kg' | 'l' | 'm' | 'm²' | 'szt.'

/** A subscriber's saving per unit: percent as decimal text, or gross minor units; exactly one of both. */
export interface SubscriptionTerms {
  percent: string | null
  amount: number | null
  everyDays: number[]
}

/** The data that decides the price of a size; gross minor units of the shop's currency, for one unit of the product. */
export interface PriceFacts {
  gross: number
  /** The regular price while a promotion runs, else null. */
  regular: number | null
  promotionUntil: Date | null
  /** The lowest of the 30 days before the promotion; null without one, or when there was no price before. */
  lowest: Amount | null
  recommended: number | null
  advance: number | null
  /** 'zw', '23' …: what another country's rate follows from. */
  vatClass?: string
  vatPercent: string
  /** The legal basis of an exemption; '' where it is not known. */
  vatExemption?: string
  tiers: PriceTier[]
  /** Step of sale: unit_sellby. */
  step: Decimal
  /** The contents of one unit, such as a bag of 0.25 kg; null when they are not known, or the unit of sale is that measure. */
  content: { quantity: Decimal; unit: ContentUnit } | null
  pointsPrice: number | null
  /** For one unit. */
  pointsReceived: number
  subscription: SubscriptionTerms | null
  /** The price of each part of a bundle bought by itself; null when it is not a bundle, or a part has no price. */
  parts: Amount[] | null
}

/** A quantity discount as shown (A3.4, A4.10). */
export interface TierView {
  threshold: Decimal
  /** The largest quantity at this price; null for the last one. */
  thresholdEnd: Decimal | null
  /** The quantity missing to reach it; 0 when it is reached. */
  left: Decimal
  price: Amount
}

/**
 * The quantity discounts of a size at a quantity, and the index of the next one. Only those that lower the price and are reachable in whole
 * steps.
 */
export function tiersAt(
  facts: Pick<PriceFacts, 'gross' | 'tiers' | 'vatPercent' | 'step'>,
  quantity: Decimal,
): { tiers: TierView[]; next: TierView | null } {
  const { vatPercent, step } = facts
  const bought = ceilToStep(quantity, step)
  const useful = effectiveTiers(facts)
  const tiers = useful.map(({ from, gross }, index) => ({
    threshold: from,
    thresholdEnd: lastBefore(useful[index + 1], step),
    left: from > bought ? ceilToStep(from, step) - bought : 0n,
    price: toAmount(gross, vatPercent),
  }))
  return { tiers, next: tiers.find(({ left }) => left > 0n) ?? null }
}

/** Quantity discounts in the order of their thresholds, each lower than any price below it. */
export function effectiveTiers({ gross, tiers, step }: Pick<PriceFacts, 'gross' | 'tiers' | 'step'>): PriceTier[] {
  const reached = tiers.map((tier) => ({ ...tier, first: ceilToStep(tier.from, step) }))
  return reached
    .filter((tier) => reached.every((other) => other === tier || !isHiddenBy(tier, other)) && tier.gross < gross)
    .map(({ from, gross }) => ({ from, gross }))
    .sort((a, b) => (a.from < b.from ? -1 : 1))
}

/** Whether a quantity that reaches this tier also reaches another one with the same or a lower price. */
function isHiddenBy(tier: PriceTier & { first: Decimal }, other: PriceTier & { first: Decimal }): boolean {
  if (other.first > tier.first || other.gross > tier.gross) return false
  return other.gross < tier.gross || other.from < tier.from
}

/** The largest quantity below a threshold, in whole steps; null without one. */
export function lastBefore(next: Pick<PriceTier, 'from'> | undefined, step: Decimal): Decimal | null {
  return next ? floorToStep(next.from - 1n, step) : null
}

/** A gross amount with its net amount. */
export function toAmount(gross: number, vatPercent: string): Amount {
  return { gross, net: splitVat(gross, vatPercent).net }
}

/** A subscriber's price for one unit, and the saving in percent, rounded (A3.6). */
export interface SubscriptionPrice extends Amount {
  percent: number
}

/** The price after a percentage or a fixed amount, never below 0, in whole minor units (A5.5). */
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

/** What the parts of a bundle cost together when each is bought by itself. */
export function sumOfParts(parts: Amount[]): Amount {
  return parts.reduce((sum, { gross, net }) => ({ gross: sum.gross + gross, net: sum.net + net }))
}

/** A saving in minor units, and in percent as formatted text: '12', or '0.7' below one (A5.6). */
export interface Saving extends Amount {
  percent: string
}

/** The saving; null when there is none, or it is too small to show. */
export function savingOf(price: Amount, before: Amount): Saving | null {
  const percent = savedPercent(price.gross, before.gross)
  if (percent === null) return null
  return { gross: before.gross - price.gross, net: Math.max(0, before.net - price.net), percent }
}

/**
 * The saving in percent: whole, or with one decimal when it would be 0 (A5.6). Rounded down, so that the announced saving is never too high;
 * null below a tenth.
 */
export function savedPercent(price: number, before: number): string | null {
  const saved = BigInt(before - price)
  if (saved <= 0n) return null
  const tenths = (saved * 1000n) / BigInt(before)
  if (tenths >= 10n) return String(tenths / 10n)
  return tenths > 0n ? `0.${tenths}` : null
}
