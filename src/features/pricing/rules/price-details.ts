import { type Decimal, decimalText, divideHalfUp, one } from '#shared/decimal.ts'
import { timesQuantity } from '#shared/money.ts'
import type { PriceType } from '../settings.ts'
import {
  type Amount,
  type ContentUnit,
  type PriceFacts,
  type Saving,
  type SubscriptionPrice,
  savingOf,
  subscriptionPrice,
  sumOfParts,
  type TierView,
  tiersAt,
  toAmount,
} from './price-facts.ts'
import { priceAtQuantity } from './price-in-force.ts'

/** The public details of the price of one size at one quantity (A3.3), amounts for one unit of the product. */
export interface PriceDetails {
  price: Amount
  /** The regular price and the lowest of 30 days: both while a reduction is announced, else neither. */
  crossed: Amount | null
  lowest: Amount | null
  /** Compared with the lowest price. */
  saved: Saving | null
  promotionUntil: Date | null
  recommended: Amount | null
  advance: Amount | null
  /** Of one kilogram, litre, metre … */
  unitPrice: ContentUnitPrice | null
  /** For one step of sale; null when that is one unit. */
  stepPrice: (Amount & { quantity: Decimal }) | null
  subscription: SubscriptionPrice | null
  pointsPrice: number | null
  pointsReceived: number
  /** The saving of a bundle compared with its parts one by one. */
  bundle: Saving | null
  tiers: TierView[]
  next: TierView | null
}

const oneUnit = 1_000_000n

/** The details of a price for pages, lists, basket and API. The same code runs in browser and server. */
export function priceDetails(facts: PriceFacts, quantity: Decimal): PriceDetails {
  const { vatPercent, step } = facts
  const gross = priceAtQuantity(facts.gross, facts.tiers, quantity)
  const price = toAmount(gross, vatPercent)
  const maybe = (amount: number | null) => (amount === null ? null : toAmount(amount, vatPercent))
  const reduction = announcedReduction(facts)
  return {
    price,
    crossed: reduction && toAmount(reduction.regular, vatPercent),
    lowest: reduction?.lowest ?? null,
    saved: reduction && savingOf(price, reduction.lowest),
    promotionUntil: reduction ? facts.promotionUntil : null,
    recommended: maybe(facts.recommended),
    advance: maybe(facts.advance),
    unitPrice: contentUnitPrice(gross, facts),
    stepPrice: step === oneUnit ? null : { ...toAmount(timesQuantity(gross, step), vatPercent), quantity: step },
    subscription: facts.subscription && subscriptionPrice(gross, facts.subscription, vatPercent),
    pointsPrice: facts.pointsPrice,
    pointsReceived: facts.pointsReceived,
    bundle: facts.parts && savingOf(price, sumOfParts(facts.parts)),
    ...tiersAt(facts, quantity),
  }
}

/** The price data without a quantity: one unit when the minimum quantity is bought. */
export type UnitPriceFacts = Omit<PriceFacts, 'lowest' | 'parts'> & { least: Decimal }

/** The price details of one unit for lists, basket and order, where bundles are not compared with their parts. */
export function unitPriceDetails(
  { least, ...price }: UnitPriceFacts,
  lowest: ReductionFacts | undefined,
): PriceDetails {
  const { gross, tiers } = price
  const regular = regularBeforeReduction(price, lowest)
  return priceDetails(
    {
      ...price,
      gross: priceAtQuantity(gross, tiers, least),
      regular: regular === null ? null : priceAtQuantity(regular, tiers, least),
      tiers: tiers.filter(({ from }) => from > least),
      lowest: lowest ?? null,
      parts: null,
    },
    0n,
  )
}

/** Data from the log before a reduction: the lowest price, and the regular one. */
export interface ReductionFacts extends Amount {
  regular: number
}

/** The regular price to cross out: one that was raised during the reduction was never paid. */
export function regularBeforeReduction(
  { regular }: Pick<PriceFacts, 'regular'>,
  lowest: ReductionFacts | undefined,
): number | null {
  return regular !== null && lowest ? Math.min(regular, lowest.regular) : regular
}

/**
 * The announced reduction, if there is one: a promotion counts only when it is below the lowest price of the 30 days before it, from which
 * the percentage is computed (Court of Justice, C-330/23); any other announcement would mislead.
 */
function announcedReduction({ gross, regular, lowest }: PriceFacts): { regular: number; lowest: Amount } | null {
  return regular !== null && lowest !== null && gross < lowest.gross && gross < regular ? { regular, lowest } : null
}

/** The price of one kilogram, litre, metre … of the contents. */
interface ContentUnitPrice extends Amount {
  unit: ContentUnit
}

/** The unit price required by art. 4(1) of the Polish act on information about prices, rounded half up; null when the contents are not known. */
function contentUnitPrice(gross: number, { content, vatPercent }: PriceFacts): ContentUnitPrice | null {
  if (content === null) return null
  const each = Number(divideHalfUp(BigInt(gross) * one, content.quantity))
  return { ...toAmount(each, vatPercent), unit: content.unit }
}

/** A price in lists and in the basket: gross or net by the shop's setting (A1.3), minor units, for one unit of the product. */
export interface ShownPrice {
  amount: number
  /** The regular price, and the lowest of the 30 days before, while a reduction is announced; else both null. */
  regular: number | null
  lowest: number | null
  /** The reduction from the lowest price in percent: '12'. */
  percent: string | null
  promotionUntil: Date | null
  /** The last day of the promotion: '30.11'; null where it has none, or it cannot be said so shortly. */
  lastDay: string | null
  /** The least quantity to buy: '0.5'; null where it is one. */
  least: string | null
  recommended: number | null
  unitPrice: { amount: number; unit: ContentUnit } | null
  tiers: { from: string; amount: number }[]
}

/** A price as it is shown, but for what depends on the day and on the product. */
export function shownPrice(view: PriceDetails, priceType: PriceType): Omit<ShownPrice, 'lastDay' | 'least'> {
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
