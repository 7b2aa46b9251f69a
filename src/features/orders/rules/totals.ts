import { lineWorth, type PricedQuantity } from '#features/pricing/rules/line-worth.ts'
import type { PriceType } from '#features/pricing/settings.ts'
import { addTaxed, splitVat, type Taxed } from '#shared/money.ts'

export interface OrderTotals {
  goods: Taxed
  delivery: Taxed
  total: Taxed
}

/** The sums of an order: nothing is rounded again after the lines. */
export function orderTotals(
  lines: PricedQuantity[],
  delivery: { gross: number; vatPercent: string },
  priceType: PriceType,
): OrderTotals {
  const goods = addTaxed(lines.map((line) => lineWorth(line, priceType)))
  const deliveryTaxed = splitVat(delivery.gross, delivery.vatPercent)
  return { goods, delivery: deliveryTaxed, total: addTaxed([goods, deliveryTaxed]) }
}
