import type { Decimal } from '#shared/decimal.ts'
import { maxDecimal, minDecimal } from '#shared/decimal.ts'
import type { LineOptions } from './line-options.ts'
import { type QuantityBounds, type QuantityRange, quantityRange } from './quantity.ts'

/** A line as the limits need it. Several lines may have the same size, with other engravings or options. */
export interface Line {
  productId: number
  sizeId: number
  additional: string
  options: LineOptions
  quantity: Decimal
}

/** Applies even to unlimited stock: a larger quantity is a typing error. */
export const maxLineQuantity: Decimal = 99_999_000_000n

/**
 * The limits of a line with the other lines deducted: lines of the same size share stock and limits per size, lines of the same product
 * share limits per order (A5.2, A5.3).
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

/** Bundles of other parts take other stock; the order checks what they still share. */
function sharesStock(line: Omit<Line, 'quantity'>, other: Line): boolean {
  return line.sizeId === other.sizeId && line.options.parts.join() === other.options.parts.join()
}

function total(lines: Line[]): Decimal {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0n)
}

function rest(bound: Decimal | null, taken: Decimal): Decimal | null {
  return bound === null ? null : maxDecimal(bound - taken, 0n)
}
