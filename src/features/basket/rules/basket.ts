import { isGoods } from '#features/catalogue/rules/product-kind.ts'
import { decimal, divideHalfUp, one } from '#shared/decimal.ts'
import { addTaxed, type Taxed } from '#shared/money.ts'
import { accusative } from '#shared/text.ts'
import { basketTexts } from '../texts/basket.ts'
import { quantityTexts } from '../texts/quantity.ts'
import { additionalOf } from './asked-terms.ts'
import { costsNothing, lineWorth, type Refusal, refusal, type SizeOffer, unitPrice, whyNotSold } from './offer.ts'
import { pointsOf, whyNotForPoints } from './points.ts'
import { type QuantityRange, sayQuantity } from './quantity.ts'
import { type Line, roomBeside } from './room.ts'

/** A line as it is stored. */
export interface HeldLine extends Line {
  id: number
  sizeType: string
  comment: string
  /** Gross of one unit as the shopper last saw it, minor units; null when that was in another currency. */
  seenGross: number | null
}

/** A line as it stands today. */
export interface BasketLine extends HeldLine {
  /** On its terms. */
  offer: SizeOffer
  /** What it is made to, in words: engraved text, configuration. */
  wish: string
  /** Gross of one unit at this quantity, minor units. */
  unitGross: number
  /** Nothing when it cannot be bought any more. */
  worth: Taxed
  /** Between which quantities it may be changed. */
  room: QuantityRange
  /** Why it cannot be ordered as it is. */
  problem: Refusal | null
}

/** All lines and their sum, before delivery. */
export interface Goods {
  lines: BasketLine[]
  worth: Taxed
  /** What they cost in points besides. */
  points: number
  /** Grams of all that is sent. */
  weight: number
  /** False for gift cards and services alone: nothing travels. */
  needsDelivery: boolean
  /** Whether the checkout may begin. */
  orderable: boolean
}

/** The goods as what decides how they may travel. */
export function shipmentOf({ lines, worth, weight }: Goods): {
  goodsGross: number
  weight: number
  productIds: number[]
} {
  return { goodsGross: worth.gross, weight, productIds: lines.map(({ offer }) => offer.product.id) }
}

/**
 * Sees lines as they stand today: prices, worth, bounds and what has changed meanwhile. Lines without an offer are left out.
 * @param offerFor a line, on its terms
 * @param points those of the client; null of a visitor
 */
export function seeGoods(
  held: HeldLine[],
  offerFor: (line: HeldLine) => SizeOffer | undefined,
  points: number | null,
): Goods {
  const seen = held.flatMap((line) => {
    const offer = offerFor(line)
    return offer ? [seeLine(line, offer, held)] : []
  })
  const lines = seen.map((line) => ({ ...line, problem: line.problem ?? whyNotForPoints(line, seen, points) }))
  const sent = lines.filter(({ offer }) => isGoods(offer.product.kind))
  return {
    lines,
    points: pointsOf(lines),
    worth: addTaxed(lines.map(({ worth }) => worth)),
    weight: sent.reduce((sum, { offer, quantity }) => sum + weightOf(offer.weight, quantity), 0),
    needsDelivery: sent.length > 0,
    orderable: lines.length > 0 && lines.every(({ problem }) => problem === null),
  }
}

function seeLine(line: HeldLine, offer: SizeOffer, all: HeldLine[]): BasketLine {
  const room = roomBeside(
    offer.bounds,
    line,
    all.filter(({ id }) => id !== line.id),
  )
  const notSold = whyNotSold(offer)
  return {
    ...line,
    offer,
    wish: additionalOf(offer, line.terms, line.additional),
    unitGross: unitPrice(offer, line.quantity),
    worth: notSold ? { gross: 0, net: 0, vat: 0 } : lineWorth(offer, line.quantity),
    room,
    problem: notSold ?? whyNotThatMany(line, offer, room),
  }
}

function whyNotThatMany({ quantity }: HeldLine, { unit }: SizeOffer, room: QuantityRange): Refusal | null {
  if (room.maximum === 0n) return refusal('no_stock', basketTexts.noStock)
  if (room.maximum !== null && quantity > room.maximum)
    return { code: 'maximum', message: sayQuantity(quantityTexts.left, room.maximum, unit) }
  if (quantity < room.minimum || quantity % room.step !== 0n)
    return { code: 'minimum', message: sayQuantity(quantityTexts.minimum, room.minimum, accusative(unit)) }
  return null
}

/** Grams of so many units. */
export function weightOf(grams: number, quantity: bigint): number {
  return Number(divideHalfUp(decimal(grams) * quantity, one * one))
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
