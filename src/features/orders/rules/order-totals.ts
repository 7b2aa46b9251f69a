import { deliveryVat, lineWorth, type PricedQuantity, type VatShare } from '#features/pricing/rules/vat.ts'
import type { PriceType } from '#features/pricing/settings.ts'
import { addTaxed, type Taxed } from '#shared/money.ts'

export interface OrderedQuantity extends PricedQuantity {
  /** Needs paid delivery: it is not a service, file or card sent by e-mail. */
  isSent: boolean
}

/** What an order costs besides its goods. Amounts are minor units. */
export interface OrderCharge {
  kind: 'delivery' | 'payment' | 'insurance'
  name: string
  gross: number
  net: number
  /** Its share at each VAT rate. */
  vat: VatShare[]
}

export interface OrderTotals {
  goods: Taxed
  delivery: Taxed
  /** The delivery's share at each VAT rate. */
  deliveryVat: VatShare[]
  /** Everything that is paid for, each part with its rate. */
  parts: VatShare[]
  total: Taxed
}

/** The totals of an order; nothing is rounded after the lines. */
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
