import type { CountryVat } from '#features/catalogue/rules/country-vat.ts'
import { isPhysical } from '#features/catalogue/rules/product.ts'
import { isFree, type Refusal, refusal, type SizeOffer } from '#features/offers/rules/offer.ts'
import type { QuantityRange } from '#features/offers/rules/quantity.ts'
import type { Line } from '#features/offers/rules/remaining-limits.ts'
import { offerTexts } from '#features/offers/texts/offer.ts'
import type { VatShare } from '#features/pricing/rules/vat.ts'
import { shareInCountry } from '#features/pricing/rules/vat-in-country.ts'
import type { PriceType } from '#features/pricing/settings.ts'
import type { Discount, PromotionResult } from '#features/promotions/rules/promotion-result.ts'
import { divideHalfUp, one } from '#shared/decimal.ts'
import type { Taxed } from '#shared/money.ts'
import { basketTexts } from '../texts/basket.ts'
import type { ExtraLine, ExtraNotice } from './extras.ts'

/** A stored line. */
export interface StoredLine extends Line {
  id: number
  sizeType: string
  comment: string
  /** Gross of one unit as the shopper last saw it, minor units; null when that was in another currency. */
  seenGross: number | null
  /** The size id of its wrapping. */
  wrapSizeId: number | null
}

/** A line with current data. */
export interface BasketLine extends StoredLine {
  /** With the line's options. */
  offer: SizeOffer
  /** Engraved text or configuration, as text. */
  configurationText: string
  /** Gross of one unit at this quantity, minor units. */
  unitGross: number
  /** Promotion discounts, already deducted from `worth`. */
  discounts: LineDiscount[]
  /** Zero when it can no longer be bought. */
  worth: Taxed
  /** The range for its quantity. */
  limits: QuantityRange
  /** Why it cannot be ordered. */
  problem: Refusal | null
}

/** A promotion's discount on a line: gross minor units. */
export type LineDiscount = Omit<Discount, 'lineId'>

/** All lines and their total, before delivery. */
export interface PricedLines {
  lines: BasketLine[]
  /** Gift and wrappings. */
  extras: ExtraLine[]
  /** Chosen extras that are left out, with the reason. */
  notices: ExtraNotice[]
  promoted: PromotionResult
  /** Of lines and extras, after promotions. */
  worth: Taxed
  /** Loyalty points that the goods bring. */
  pointsToReceive: number
  /** Loyalty points to pay. */
  points: number
  /** Grams of all goods that are sent. */
  weight: number
  /** False for gift cards and services only. */
  needsDelivery: boolean
  /** Whether the checkout may begin. */
  orderable: boolean
}

/** Whether it is sent as a parcel, unlike services, files and cards sent by e-mail. */
export function isSent({ offer }: Pick<BasketLine, 'offer'>): boolean {
  return isPhysical(offer.product.kind)
}

type Goods = Pick<PricedLines, 'lines' | 'extras'>

/** The value of the goods that are sent, with their VAT at a country's rates (null: the shop's own): delivery is taxed like them. */
export function shippedWorth({ lines, extras }: Goods, vat: CountryVat | null, priceType: PriceType): VatShare[] {
  return [...lines, ...extras].filter(isSent).map((line) => vatShare(line, vat, priceType))
}

/** The value of each line and extra, with its VAT at a country's rates. */
export function taxedGoods({ lines, extras }: Goods, vat: CountryVat | null, priceType: PriceType): VatShare[] {
  return [...lines, ...extras].map((line) => vatShare(line, vat, priceType))
}

function vatShare(
  { worth, offer }: Pick<BasketLine, 'worth' | 'offer'>,
  vat: CountryVat | null,
  priceType: PriceType,
): VatShare {
  const { vatClass, vatPercent = '0', vatExemption } = offer.price ?? {}
  return shareInCountry({ ...worth, vatClass, vatPercent, vatExemption }, vat, priceType)
}

/** The data of the goods that delivery depends on. */
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

/** The price of a unit that the shopper saw, when it has changed. */
export function previousPrice({ seenGross, unitGross, problem }: BasketLine): number | null {
  const sold = problem === null || problem.code === 'maximum' || problem.code === 'minimum'
  return sold && seenGross !== null && seenGross !== unitGross ? seenGross : null
}

/** The sizes of lines with a price: no price data is shown for free ones. */
export function sizesWithPrice(lines: BasketLine[]): number[] {
  return lines.filter(({ offer }) => !isFree(offer)).map(({ sizeId }) => sizeId)
}

/** The value of the lines after promotions, without gift and wrappings: gross minor units. */
export function goodsValue({ lines }: Pick<PricedLines, 'lines'>): number {
  return lines.reduce((sum, { worth }) => sum + worth.gross, 0)
}

type PointsLine = Pick<Line, 'quantity' | 'options'> & { offer: Pick<SizeOffer, 'unitPoints'> }

/** The points that lines cost; lines paid with money cost none. */
export function pointsCost(lines: PointsLine[]): number {
  return lines.reduce((sum, { quantity, offer }) => sum + pointsForQuantity(offer.unitPoints, quantity), 0)
}

/** The points for a quantity: whole, rounded half up once. */
export function pointsForQuantity(unitPoints: number, quantity: bigint): number {
  return Number(divideHalfUp(BigInt(unitPoints) * quantity, one))
}

/**
 * Why a line cannot be paid with points next to the other lines (A6.2): a guest has none, and a client may have too few for all of them.
 * @param points the client's balance; null for a guest
 */
export function findPointsRefusal(line: PointsLine, all: PointsLine[], points: number | null): Refusal | null {
  if (!line.options.forPoints) return null
  if (points === null) return refusal('points_only', offerTexts.pointsOnly)
  const needed = pointsCost(all)
  return needed > points ? refusal('not_enough_points', basketTexts.notEnoughPoints, { needed, points }) : null
}
