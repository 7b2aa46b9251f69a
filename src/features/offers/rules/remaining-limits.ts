import type { Decimal } from '#shared/decimal.ts'
import { maxDecimal, minDecimal } from '#shared/decimal.ts'
import type { LineOptions } from './line-options.ts'
import { type QuantityBounds, type QuantityRange, quantityRange } from './quantity.ts'

/** A line as far as bounds are concerned. The same size stands in several lines when it is engraved or bought differently. */
export interface Line {
  productId: number
  sizeId: number
  additional: string
  terms: LineOptions
  quantity: Decimal
}

/** However unlimited the stock: more of one line is no purchase but a slip of the finger. */
export const maxLineQuantity: Decimal = 99_999_000_000n

/**
 * How much of a line may be ordered beside the others: stock and limits per size are shared by all lines of the size, limits per
 * order by all lines of the product (A5.2, A5.3).
 */
export function remainingLimits(bounds: QuantityBounds, line: Omit<Line, 'quantity'>, others: Line[]): QuantityRange {
  const ofProduct = total(others.filter(({ productId }) => productId === line.productId))
  const ofSize = total(others.filter(({ sizeId }) => sizeId === line.sizeId))
  const stock = rest(bounds.stock, total(others.filter((other) => sharesStock(line, other))))
  return quantityRange({
    step: bounds.step,
    stock: stock === null ? maxLineQuantity : minDecimal(stock, maxLineQuantity),
    minimumPerOrder: rest(bounds.minimumPerOrder, ofProduct),
    maximumPerOrder: rest(bounds.maximumPerOrder, ofProduct),
    minimumPerSize: rest(bounds.minimumPerSize, ofSize),
    maximumPerSize: rest(bounds.maximumPerSize, ofSize),
    minimumOfLine: bounds.minimumOfLine,
  })
}

/** Bundles of other parts take from other stock; what they share after all, the order finds out. */
function sharesStock(line: Omit<Line, 'quantity'>, other: Line): boolean {
  return line.sizeId === other.sizeId && line.terms.parts.join() === other.terms.parts.join()
}

function total(lines: Line[]): Decimal {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0n)
}

function rest(bound: Decimal | null, taken: Decimal): Decimal | null {
  return bound === null ? null : maxDecimal(bound - taken, 0n)
}
