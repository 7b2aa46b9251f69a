import type { Decimal } from '#shared/decimal.ts'
import { addTaxed, splitVat, type Taxed, timesQuantity } from '#shared/money.ts'

export interface PricedQuantity {
  quantity: Decimal
  /** Minor units for one unit of the product. */
  unitGross: number
  /** What promotions take off all of it, minor units. */
  discountGross?: number
  vatPercent: string
}

/** What one line costs after promotions: gross rounded once, VAT split once. */
export function lineTotal({ quantity, unitGross, discountGross = 0, vatPercent }: PricedQuantity): Taxed {
  return splitVat(timesQuantity(unitGross, quantity) - discountGross, vatPercent)
}

export interface OrderTotals {
  goods: Taxed
  delivery: Taxed
  total: Taxed
}

/** The sums of an order: nothing is rounded again after the lines. */
export function orderTotals(lines: PricedQuantity[], delivery: { gross: number; vatPercent: string }): OrderTotals {
  const goods = addTaxed(lines.map(lineTotal))
  const deliveryTaxed = splitVat(delivery.gross, delivery.vatPercent)
  return { goods, delivery: deliveryTaxed, total: addTaxed([goods, deliveryTaxed]) }
}
