import type { Decimal } from '#shared/decimal.ts'
import { grossOf, splitVat, type Taxed, timesQuantity } from '#shared/money.ts'
import type { PriceType } from '../settings.ts'

export interface PricedQuantity {
  quantity: Decimal
  /** Minor units for one unit of the product. */
  unitGross: number
  /** Promotion discount on the whole line, minor units. */
  discountGross?: number
  vatPercent: string
}

/**
 * The total of a line after promotions, minor units, based on the price that the shop shows: gross times quantity, of which VAT is a part,
 * or net times quantity, to which VAT is added. It is rounded once, so that the shown price times quantity is the shown total.
 */
export function lineWorth(line: PricedQuantity, priceType: PriceType): Taxed {
  const { quantity, unitGross, discountGross = 0, vatPercent } = line
  if (priceType === 'gross') return splitVat(timesQuantity(unitGross, quantity) - discountGross, vatPercent)
  const { net: unitNet } = splitVat(unitGross, vatPercent)
  const net = Math.max(0, timesQuantity(unitNet, quantity) - splitVat(discountGross, vatPercent).net)
  const gross = grossOf(net, vatPercent)
  return { gross, net, vat: gross - net }
}
