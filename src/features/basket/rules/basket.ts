import { isGoods } from '#features/catalogue/rules/product-kind.ts'
import type { VatShare } from '#features/pricing/rules/delivery-vat.ts'
import type { Promoted } from '#features/promotions/rules/promoted.ts'
import type { Taxed } from '#shared/money.ts'
import type { ExtraLine, ExtraNotice } from './extras.ts'
import { costsNothing, type Refusal, type SizeOffer } from './offer.ts'
import type { QuantityRange } from './quantity.ts'
import type { Line } from './room.ts'

/** A line as it is stored. */
export interface HeldLine extends Line {
  id: number
  sizeType: string
  comment: string
  /** Gross of one unit as the shopper last saw it, minor units; null when that was in another currency. */
  seenGross: number | null
  /** In what it is wrapped: the id of a size. */
  wrapSizeId: number | null
}

/** A line as it stands today. */
export interface BasketLine extends HeldLine {
  /** On its terms. */
  offer: SizeOffer
  /** What it is made to, in words: engraved text, configuration. */
  wish: string
  /** Gross of one unit at this quantity, minor units. */
  unitGross: number
  /** What promotions take off, already taken off its worth. */
  discounts: LineDiscount[]
  /** Nothing when it cannot be bought any more. */
  worth: Taxed
  /** Between which quantities it may be changed. */
  room: QuantityRange
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
export interface Goods {
  lines: BasketLine[]
  /** Gift and wrappings. */
  extras: ExtraLine[]
  /** What was chosen beside the lines and does not come along. */
  notices: ExtraNotice[]
  promoted: Promoted
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
export function sentWorth({ lines, extras }: Pick<Goods, 'lines' | 'extras'>): VatShare[] {
  return [...lines, ...extras].filter(isSent).map(vatShare)
}

/** What each line and extra is worth, with its rate of VAT. */
export function taxedGoods({ lines, extras }: Pick<Goods, 'lines' | 'extras'>): VatShare[] {
  return [...lines, ...extras].map(vatShare)
}

function vatShare({ worth, offer }: Pick<BasketLine, 'worth' | 'offer'>): VatShare {
  return { ...worth, vatPercent: offer.price?.vatPercent ?? '0' }
}

/** The goods as what decides how they may travel. */
export function shipmentOf({ lines, extras, worth, weight, promoted }: Goods): {
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
export function priceBefore({ seenGross, unitGross, problem }: BasketLine): number | null {
  const sold = problem === null || problem.code === 'maximum' || problem.code === 'minimum'
  return sold && seenGross !== null && seenGross !== unitGross ? seenGross : null
}

/** The sizes of lines that are paid for: of what costs nothing no price is told. */
export function sizesWithPrice(lines: BasketLine[]): number[] {
  return lines.filter(({ offer }) => !costsNothing(offer)).map(({ sizeId }) => sizeId)
}

/** What the lines cost after promotions, without gift and wrappings: gross minor units. */
export function goodsValue({ lines }: Pick<Goods, 'lines'>): number {
  return lines.reduce((sum, { worth }) => sum + worth.gross, 0)
}
