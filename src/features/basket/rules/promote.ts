import type { Promoted, PromotedLine } from '#features/promotions/rules/promoted.ts'
import type { BasketLine, LineDiscount } from './basket.ts'
import { worthOf } from './offer.ts'

/** What becomes of lines by the promotions of the moment. Handed over, so that the browser, which does not know them, need not load the rules. */
export type Promotions = (lines: PromotedLine[]) => Promoted

export const nothingPromoted: Promoted = { discounts: [], applied: [], giftProductIds: [], refused: [], code: null }

/**
 * The lines at what they cost by promotions. What is paid with points, costs nothing or cannot be bought is none of theirs. Of promotions
 * that are not given only those are told that more goods would bring: others are not for everybody to know.
 */
export function promote(
  lines: BasketLine[],
  promotions: Promotions | null,
): { lines: BasketLine[]; promoted: Promoted } {
  if (promotions === null) return { lines, promoted: nothingPromoted }
  const paid = lines.filter(({ worth }) => worth.gross > 0)
  const given = promotions(
    paid.map(({ id, productId, quantity, unitGross, worth, offer }) => ({
      lineId: id,
      productId,
      quantity,
      unitGross,
      gross: worth.gross,
      combines: offer.price?.combines ?? true,
    })),
  )
  const promoted = { ...given, refused: given.refused.filter(({ refusal }) => refusal.code === 'minimum') }
  const byLine = Map.groupBy(promoted.discounts, ({ lineId }) => lineId)
  return { promoted, lines: lines.map((line) => discounted(line, byLine.get(line.id) ?? [])) }
}

function discounted(line: BasketLine, discounts: LineDiscount[]): BasketLine {
  if (discounts.length === 0) return line
  return {
    ...line,
    discounts: discounts.map(({ promotionId, name, gross }) => ({ promotionId, name, gross })),
    worth: worthOf(line.offer, line.quantity, discountOf({ discounts })),
  }
}

/** All that is taken off a line, gross minor units. */
export function discountOf({ discounts }: Pick<BasketLine, 'discounts'>): number {
  return discounts.reduce((sum, { gross }) => sum + gross, 0)
}
