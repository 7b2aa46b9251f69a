import { pointsReceived } from '#features/catalogue/rules/points-received.ts'
import { isGoods } from '#features/catalogue/rules/product-kind.ts'
import type { Promoted } from '#features/promotions/rules/promoted.ts'
import { decimal, divideHalfUp, one } from '#shared/decimal.ts'
import { addTaxed } from '#shared/money.ts'
import { accusative } from '#shared/text.ts'
import { basketTexts } from '../texts/basket.ts'
import { quantityTexts } from '../texts/quantity.ts'
import { additionalOf } from './asked-terms.ts'
import { type BasketLine, type Goods, goodsValue, type HeldLine } from './basket.ts'
import { type ChosenExtras, noExtras, seeExtras } from './extras.ts'
import { type Refusal, refusal, type SizeOffer, unitPrice, whyNotSold, worthOf } from './offer.ts'
import { pointsOf, whyNotForPoints } from './points.ts'
import { type Promotions, promote } from './promote.ts'
import { type QuantityRange, sayQuantity } from './quantity.ts'
import { roomBeside } from './room.ts'

/** What decides a basket beside its lines. */
export interface Beside extends ChosenExtras {
  /** Null where promotions are not known: in the browser. */
  promotions: Promotions | null
}

export const nothingBeside: Beside = { ...noExtras, promotions: null }

/**
 * Sees lines as they stand today: prices, promotions, worth, bounds and what has changed meanwhile. Lines without an offer are left out.
 * @param offerFor a line, on its terms
 * @param points those of the client; null of a visitor
 */
export function seeGoods(
  held: HeldLine[],
  offerFor: (line: HeldLine) => SizeOffer | undefined,
  points: number | null,
  beside: Beside = nothingBeside,
): Goods {
  const seen = held.flatMap((line) => {
    const offer = offerFor(line)
    return offer ? [seeLine(line, offer, held)] : []
  })
  const { lines, promoted } = promote(
    seen.map((line) => ({ ...line, problem: line.problem ?? whyNotForPoints(line, seen, points) })),
    beside.promotions,
  )
  const { extras, notices } = seeExtras(beside, lines, goodsValue({ lines }), promoted.giftProductIds)
  const sent = [...lines, ...extras].filter(({ offer }) => isGoods(offer.product.kind))
  return {
    lines,
    extras,
    notices,
    promoted,
    points: pointsOf(lines),
    pointsToReceive: receivedFor(lines, promoted),
    worth: addTaxed([...lines, ...extras].map(({ worth }) => worth)),
    weight: sent.reduce((sum, { offer, quantity }) => sum + weightOf(offer.weight, quantity), 0),
    needsDelivery: sent.length > 0,
    orderable: lines.length > 0 && lines.every(({ problem }) => problem === null),
  }
}

function receivedFor(lines: BasketLine[], { applied }: Promoted): number {
  return [...lines.map(pointsOfLine), ...applied.map(({ points }) => points)].reduce((sum, points) => sum + points, 0)
}

/** What a line brings in points: nothing where nothing is paid for it. */
export function pointsOfLine({ worth, offer, quantity }: BasketLine): number {
  return worth.gross > 0 ? pointsReceived(offer.pointsReceived, quantity) : 0
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
    discounts: [],
    worth: notSold ? { gross: 0, net: 0, vat: 0 } : worthOf(offer, line.quantity),
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
