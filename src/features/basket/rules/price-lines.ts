import { isPhysical } from '#features/catalogue/rules/product.ts'
import { pointsReceived } from '#features/catalogue/rules/product-quantity.ts'
import {
  findSaleRefusal,
  offerTotal,
  type Refusal,
  refusal,
  type SizeOffer,
  unitPrice,
} from '#features/offers/rules/offer.ts'
import { type QuantityRange, quantityMessage } from '#features/offers/rules/quantity.ts'
import { remainingLimits } from '#features/offers/rules/remaining-limits.ts'
import { quantityTexts } from '#features/offers/texts/buy.ts'
import { offerTexts } from '#features/offers/texts/offer.ts'
import { shownAmount } from '#features/pricing/rules/price-in-force.ts'
import type { PriceType } from '#features/pricing/settings.ts'
import type { PromotedLine, PromotionResult } from '#features/promotions/rules/promotion-result.ts'
import { decimal, divideHalfUp, one } from '#shared/decimal.ts'
import { addTaxed } from '#shared/money.ts'
import { accusative } from '#shared/text.ts'
import {
  type BasketLine,
  findPointsRefusal,
  goodsValue,
  type LineDiscount,
  type PricedLines,
  pointsCost,
  type StoredLine,
} from './basket.ts'
import { type ChosenExtras, noExtras, priceExtras } from './extras.ts'

/** The data that decides a basket's price, besides its lines. */
export interface BasketPricingContext extends ChosenExtras {
  /** Null where promotions are unknown: in the browser. */
  promotions: ApplyPromotions | null
  /** The words of a line's configuration: the browser keeps those that the server wrote. */
  configurationText: (line: StoredLine, offer: SizeOffer) => string
}

export const emptyPricingContext: BasketPricingContext = {
  ...noExtras,
  promotions: null,
  configurationText: ({ additional }) => additional,
}

/**
 * Lines with current data: prices, promotions, totals, bounds and changes. Lines without an offer are left out.
 * @param offerFor a line, with its options
 * @param points the client's balance; null for a guest
 */
export function priceLines(
  storedLines: StoredLine[],
  offerFor: (line: StoredLine) => SizeOffer | undefined,
  points: number | null,
  context: BasketPricingContext = emptyPricingContext,
): PricedLines {
  const seen = storedLines.flatMap((line) => {
    const offer = offerFor(line)
    return offer ? [priceLine(line, offer, { all: storedLines, context })] : []
  })
  const { lines, promoted } = applyPromotionsToLines(
    seen.map((line) => ({ ...line, problem: line.problem ?? findPointsRefusal(line, seen, points) })),
    context.promotions,
  )
  const { extras, notices } = priceExtras(context, lines, goodsValue({ lines }), promoted.giftProductIds)
  const sent = [...lines, ...extras].filter(({ offer }) => isPhysical(offer.product.kind))
  return {
    lines,
    extras,
    notices,
    promoted,
    points: pointsCost(lines),
    pointsToReceive: totalPointsReceived(lines, promoted),
    worth: addTaxed([...lines, ...extras].map(({ worth }) => worth)),
    weight: sent.reduce((sum, { offer, quantity }) => sum + weightInGrams(offer.weight, quantity), 0),
    needsDelivery: sent.length > 0,
    orderable: lines.length > 0 && lines.every(({ problem }) => problem === null),
  }
}

function totalPointsReceived(lines: BasketLine[], { applied }: PromotionResult): number {
  return [...lines.map(linePointsReceived), ...applied.map(({ points }) => points)].reduce(
    (sum, points) => sum + points,
    0,
  )
}

/** The points that a line brings: none when it is free. */
export function linePointsReceived({ worth, offer, quantity }: BasketLine): number {
  return worth.gross > 0 ? pointsReceived(offer.pointsReceived, quantity) : 0
}

function priceLine(
  line: StoredLine,
  offer: SizeOffer,
  { all, context }: { all: StoredLine[]; context: BasketPricingContext },
): BasketLine {
  const limits = remainingLimits(
    offer.bounds,
    line,
    all.filter(({ id }) => id !== line.id),
  )
  const notSold = findSaleRefusal(offer)
  return {
    ...line,
    offer,
    configurationText: context.configurationText(line, offer),
    unitGross: unitPrice(offer, line.quantity),
    discounts: [],
    worth: notSold ? { gross: 0, net: 0, vat: 0 } : offerTotal(offer, line.quantity),
    limits,
    problem: notSold ?? findQuantityProblem(line, offer, limits),
  }
}

function findQuantityProblem({ quantity }: StoredLine, { unit }: SizeOffer, limits: QuantityRange): Refusal | null {
  if (limits.maximum === 0n) return refusal('no_stock', offerTexts.noStock)
  if (limits.maximum !== null && quantity > limits.maximum)
    return { code: 'maximum', message: quantityMessage(quantityTexts.left, limits.maximum, unit) }
  if (quantity < limits.minimum || quantity % limits.step !== 0n)
    return { code: 'minimum', message: quantityMessage(quantityTexts.minimum, limits.minimum, accusative(unit)) }
  return null
}

/** Weight of a quantity in grams. */
export function weightInGrams(grams: number, quantity: bigint): number {
  return Number(divideHalfUp(decimal(grams) * quantity, one * one))
}

/** The effect of the current promotions on lines. Injected, so that the browser, which does not know the promotions, need not load the rules. */
type ApplyPromotions = (lines: PromotedLine[]) => PromotionResult

export const noPromotions: PromotionResult = { discounts: [], applied: [], giftProductIds: [], refused: [], code: null }

/**
 * The lines with promotions applied. Lines that are paid with points, free or unavailable are excluded. Of refused promotions only those
 * that more goods would fulfil are returned: others may be confidential.
 */
function applyPromotionsToLines(
  lines: BasketLine[],
  promotions: ApplyPromotions | null,
): { lines: BasketLine[]; promoted: PromotionResult } {
  if (promotions === null) return { lines, promoted: noPromotions }
  const paid = lines.filter(({ worth }) => worth.gross > 0)
  const result = promotions(
    paid.map(({ id, productId, quantity, unitGross, worth, offer }) => ({
      lineId: id,
      productId,
      quantity,
      unitGross,
      gross: worth.gross,
      combines: offer.price?.combines ?? true,
    })),
  )
  const promoted = { ...result, refused: result.refused.filter(({ refusal }) => refusal.code === 'minimum') }
  const byLine = Map.groupBy(promoted.discounts, ({ lineId }) => lineId)
  return { promoted, lines: lines.map((line) => discounted(line, byLine.get(line.id) ?? [])) }
}

function discounted(line: BasketLine, discounts: LineDiscount[]): BasketLine {
  if (discounts.length === 0) return line
  return {
    ...line,
    discounts: discounts.map(({ promotionId, name, gross }) => ({ promotionId, name, gross })),
    worth: offerTotal(line.offer, line.quantity, totalDiscount({ discounts })),
  }
}

/** The total discount on a line, gross minor units. */
export function totalDiscount({ discounts }: Pick<BasketLine, 'discounts'>): number {
  return discounts.reduce((sum, { gross }) => sum + gross, 0)
}

/** The discount on the lines as the shop shows prices: minor units, rounded once per line. */
export function shownDiscount(lines: Pick<BasketLine, 'discounts' | 'offer'>[], priceType: PriceType): number {
  return lines.reduce(
    (sum, { discounts, offer }) =>
      sum + shownAmount(totalDiscount({ discounts }), offer.price?.vatPercent ?? '0', priceType),
    0,
  )
}
