import { lineWorth, type PricedQuantity } from '#features/pricing/rules/line-worth.ts'
import { chargeVat, type VatShare } from '#features/pricing/rules/vat.ts'
import type { PriceType } from '#features/pricing/settings.ts'
import { addTaxed, type Taxed } from '#shared/money.ts'

export interface OrderedQuantity extends PricedQuantity {
  /** Needs paid delivery: it is not a service, file or card sent by e-mail. */
  isSent: boolean
  /** The legal basis of an exemption from VAT. */
  vatExemption?: string | undefined
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
  /** What the way of paying costs. */
  payment: Taxed
  paymentVat: VatShare[]
  /** Everything that is paid for, each part with its rate. */
  parts: VatShare[]
  total: Taxed
}

/** What is charged besides the goods: gross minor units. */
export interface OrderCosts {
  /** Of delivery. */
  gross: number
  /** Of the way of paying. */
  paymentGross?: number
  /** The rate where the goods are worth nothing. */
  vatPercent: string
}

/** The totals of an order; nothing is rounded after the lines. */
export function orderTotals(
  lines: OrderedQuantity[],
  { gross, paymentGross = 0, vatPercent }: OrderCosts,
  priceType: PriceType,
): OrderTotals {
  const worths = lines.map((line) => ({ ...line, ...lineWorth(line, priceType) }))
  const goods = addTaxed(worths)
  const deliveryVat = chargeVat(
    gross,
    worths.filter(({ isSent }) => isSent),
    vatPercent,
  )
  const paymentVat = paymentGross > 0 ? chargeVat(paymentGross, worths, vatPercent) : []
  const [delivery, payment] = [addTaxed(deliveryVat), addTaxed(paymentVat)]
  return {
    ...{ goods, delivery, deliveryVat, payment, paymentVat },
    parts: [...worths, ...deliveryVat, ...paymentVat],
    total: addTaxed([goods, delivery, payment]),
  }
}
