import type { StockShare } from '#features/catalogue/rules/stock.ts'
import type { Seller } from '#features/content/settings.ts'
import { type Decimal, decimal, one } from '#shared/decimal.ts'
import type { BundlePart, OrderAddress } from './order.ts'

/** What is ordered of one size, at the price of this moment. */
export interface DraftLine {
  sizeId: number
  quantity: Decimal
  unitGross: number
  vatPercent: string
  additional: string
  comment: string
  subscriptionDays: number
  /** What one bundle is made of; empty for all other products. */
  bundleParts: BundlePart[]
}

/** Everything that becomes an order, checked and priced. */
export interface OrderDraft {
  idempotencyKey: string
  customerId: number | null
  email: string
  phone: string
  comment: string
  priceType: 'gross' | 'net'
  lines: DraftLine[]
  deliveryAddress: OrderAddress
  invoiceAddress: OrderAddress | null
  delivery: {
    courierId: number | null
    name: string
    prepaid: 'prepaid' | 'dvp'
    gross: number
    vatPercent: string
  }
  paymentMethod: string
  termsVersion: number
  seller: Seller
}

/** What lines take out of the stores: a bundle its parts, everything else itself. */
export function sharesOf(lines: Pick<DraftLine, 'sizeId' | 'quantity' | 'bundleParts'>[]): StockShare[] {
  return lines.flatMap(({ sizeId, quantity, bundleParts }) =>
    bundleParts.length === 0
      ? [{ sizeId, quantity }]
      : bundleParts.map((part) => ({ sizeId: part.sizeId, quantity: (quantity * decimal(part.quantity)) / one })),
  )
}
