import { lineWorth, type PricedQuantity } from '#features/pricing/rules/line-worth.ts'
import { deliveryVat, type VatShare } from '#features/pricing/rules/vat.ts'
import type { PriceType } from '#features/pricing/settings.ts'
import { addTaxed, type Taxed } from '#shared/money.ts'

export interface OrderedQuantity extends PricedQuantity {
  /** Delivery is paid for it: it is no service, file or card that is sent by e-mail. */
  isSent: boolean
}

export interface OrderTotals {
  goods: Taxed
  delivery: Taxed
  /** What of the delivery is taxed at which rate. */
  deliveryVat: VatShare[]
  /** All that is paid for, each part with its rate. */
  parts: VatShare[]
  total: Taxed
}

/** The sums of an order: nothing is rounded again after the lines. */
export function orderTotals(
  lines: OrderedQuantity[],
  delivery: { gross: number; vatPercent: string },
  priceType: PriceType,
): OrderTotals {
  const worths = lines.map((line) => ({ ...line, ...lineWorth(line, priceType) }))
  const goods = addTaxed(worths)
  const shares = deliveryVat(
    delivery.gross,
    worths.filter(({ isSent }) => isSent),
    delivery.vatPercent,
  )
  const deliveryTaxed = addTaxed(shares)
  const parts = [...worths, ...shares]
  return { goods, delivery: deliveryTaxed, deliveryVat: shares, parts, total: addTaxed([goods, deliveryTaxed]) }
}
