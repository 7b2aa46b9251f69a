import type { Decimal } from '#shared/decimal.ts'
import type { PriceTier } from '../rules.ts'

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
