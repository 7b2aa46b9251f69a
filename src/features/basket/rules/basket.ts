import { isGoods } from '#features/catalogue/rules/product.ts'
import { isFree, type Refusal, refusal, type SizeOffer } from '#features/offers/rules/offer.ts'
import type { QuantityRange } from '#features/offers/rules/quantity.ts'
import type { Line } from '#features/offers/rules/remaining-limits.ts'
import { offerTexts } from '#features/offers/texts/offer.ts'
import type { VatShare } from '#features/pricing/rules/vat.ts'
import type { PromotionResult } from '#features/promotions/rules/promotion-result.ts'
import { divideHalfUp, one } from '#shared/decimal.ts'
import type { Taxed } from '#shared/money.ts'
import { basketTexts } from '../texts/basket.ts'
import type { ExtraLine, ExtraNotice } from './extras.ts'

/** A line as it is stored. */
export interface StoredLine extends Line {
  id: number
  sizeType: string
  comment: string
  /** Gross of one unit as the shopper last saw it, minor units; null when that was in another currency. */
  seenGross: number | null
  /** In what it is wrapped: the id of a size. */
  wrapSizeId: number | null
}

/** A line as it stands today. */
export interface BasketLine extends StoredLine {
  /** On its terms. */
  offer: SizeOffer
  /** What it is made to, in words: engraved text, configuration. */
  configurationText: string
  /** Gross of one unit at this quantity, minor units. */
  unitGross: number
  /** What promotions take off, already taken off its worth. */
  discounts: LineDiscount[]
  /** Nothing when it cannot be bought any more. */
  worth: Taxed
  /** Between which quantities it may be changed. */
  limits: QuantityRange
  /** Why it cannot be ordered as it is. */
  problem: Refusal | null
}

/** What a promotion takes off a line: gross minor units. */
export interface LineDiscount {
  promotionId: number
  name: string
  gross: number
}

/** All lines and their sum, before delivery. */
export interface PricedLines {
  lines: BasketLine[]
  /** Gift and wrappings. */
  extras: ExtraLine[]
  /** What was chosen beside the lines and does not come along. */
  notices: ExtraNotice[]
  promoted: PromotionResult
  /** Of lines and extras, after promotions. */
  worth: Taxed
  /** What the goods bring in points of the loyalty programme. */
  pointsToReceive: number
  /** What they cost in points besides. */
  points: number
  /** Grams of all that is sent. */
  weight: number
  /** False for gift cards and services alone: nothing travels. */
  needsDelivery: boolean
  /** Whether the checkout may begin. */
  orderable: boolean
}

/** Whether it is sent as a parcel, unlike services, files and cards that come by e-mail. */
export function isSent({ offer }: Pick<BasketLine, 'offer'>): boolean {
  return isGoods(offer.product.kind)
}

/** What is sent, with its VAT: delivery is taxed as it is. */
export function shippedWorth({ lines, extras }: Pick<PricedLines, 'lines' | 'extras'>): VatShare[] {
  return [...lines, ...extras].filter(isSent).map(vatShare)
}

/** What each line and extra is worth, with its rate of VAT. */
export function taxedGoods({ lines, extras }: Pick<PricedLines, 'lines' | 'extras'>): VatShare[] {
  return [...lines, ...extras].map(vatShare)
}

function vatShare({ worth, offer }: Pick<BasketLine, 'worth' | 'offer'>): VatShare {
  return { ...worth, vatPercent: offer.price?.vatPercent ?? '0' }
}

/** The goods as what decides how they may travel. */
export function toShipment({ lines, extras, worth, weight, promoted }: PricedLines): {
  goodsGross: number
  weight: number
  productIds: number[]
  isPaidFor: boolean
} {
  return {
    goodsGross: worth.gross,
    weight,
    productIds: [...new Set([...lines, ...extras].map(({ offer }) => offer.product.id))],
    isPaidFor: promoted.applied.some(({ freeDelivery }) => freeDelivery),
  }
}

/** What a unit cost before, when that has changed since the shopper saw it. */
export function previousPrice({ seenGross, unitGross, problem }: BasketLine): number | null {
  const sold = problem === null || problem.code === 'maximum' || problem.code === 'minimum'
  return sold && seenGross !== null && seenGross !== unitGross ? seenGross : null
}

/** The sizes of lines that are paid for: of what costs nothing no price is told. */
export function sizesWithPrice(lines: BasketLine[]): number[] {
  return lines.filter(({ offer }) => !isFree(offer)).map(({ sizeId }) => sizeId)
}

/** What the lines cost after promotions, without gift and wrappings: gross minor units. */
export function goodsValue({ lines }: Pick<PricedLines, 'lines'>): number {
  return lines.reduce((sum, { worth }) => sum + worth.gross, 0)
}

type PointsLine = Pick<Line, 'quantity' | 'terms'> & { offer: Pick<SizeOffer, 'unitPoints'> }

/** What lines cost in points; those that are paid with money cost none. */
export function pointsCost(lines: PointsLine[]): number {
  return lines.reduce((sum, { quantity, offer }) => sum + pointsForQuantity(offer.unitPoints, quantity), 0)
}

/** What a quantity costs in points: whole ones, rounded half up once. */
export function pointsForQuantity(unitPoints: number, quantity: bigint): number {
  return Number(divideHalfUp(BigInt(unitPoints) * quantity, one))
}

/**
 * Why a line cannot be paid with points beside these others (A6.2): a visitor has none, and a client may not have enough for all of them.
 * @param points what the client has; null of a visitor
 */
export function findPointsRefusal(line: PointsLine, all: PointsLine[], points: number | null): Refusal | null {
  if (!line.terms.forPoints) return null
  if (points === null) return refusal('points_only', offerTexts.pointsOnly)
  const needed = pointsCost(all)
  return needed > points ? refusal('not_enough_points', basketTexts.notEnoughPoints, { needed, points }) : null
}
