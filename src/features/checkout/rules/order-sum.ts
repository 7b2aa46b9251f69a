import { type CountryVat, percentIn } from '#features/catalogue/rules/country-vat.ts'
import {
  type OrderCosts,
  type OrderedQuantity,
  type OrderTotals,
  orderTotals,
} from '#features/orders/rules/order-totals.ts'
import { inCountry } from '#features/pricing/rules/vat-in-country.ts'
import type { PriceType } from '#features/pricing/settings.ts'

/** A line in the form that totals are computed from, at the shop's own VAT rate. */
export interface PricedLine extends OrderedQuantity {
  vatClass?: string | undefined
}

/** The rates of other countries by their two letters; a country that is missing has the shop's own. */
export type VatByCountry = Record<string, CountryVat>

/** Who pays VAT of which country. */
export interface VatBuyer {
  /** Where the goods go. */
  country: string
  /** Whether the invoice is for a tax number: such a buyer is no consumer. */
  isCompany: boolean
}

/** The rates that an order has; null: the shop's own. */
export function vatOfOrder(byCountry: VatByCountry, { country, isCompany }: VatBuyer): CountryVat | null {
  return isCompany || !Object.hasOwn(byCountry, country) ? null : (byCountry[country] ?? null)
}

/** An order without a parcel, or before a way of sending is chosen. */
export const nothingSent: OrderCosts = { gross: 0, vatPercent: '23' }

/** The totals of an order at the rates of the buyer's country; nothing is rounded after the lines. */
export function orderSum(
  lines: PricedLine[],
  costs: OrderCosts,
  { vat, priceType }: { vat: CountryVat | null; priceType: PriceType },
): OrderTotals {
  return orderTotals(
    lines.map((line) => inCountry(line, vat, priceType)),
    { ...costs, vatPercent: percentIn(vat, costs) },
    priceType,
  )
}
