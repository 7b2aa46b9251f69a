import type { Seller } from '#features/content/settings.ts'
import type { Decimal } from '#shared/decimal.ts'
import type { PostalAddress } from '#shared/postal-address.ts'

export type OrderLineKind = 'goods' | 'gift' | 'wrap'

/** A promotion by which an order is cheaper, in the words of its day. */
export interface OrderPromotion {
  promotionId: number
  name: string
  /** By which it was asked for; '' for one that needs none. */
  code: string
  /** Gross minor units that it takes off the lines. */
  savedGross: number
  /** Points of the loyalty programme beside those of the goods. */
  points: number
}

/** What is ordered of one size, at the price of this moment. */
export interface DraftLine {
  sizeId: number
  quantity: Decimal
  /** A gift is given, wrapping is bought for what else there is. */
  kind: OrderLineKind
  unitGross: number
  /** What promotions take off the line, gross minor units. */
  discountGross: number
  vatPercent: string
  /** Delivery is paid for it: it is no service, file or card that is sent by e-mail. */
  isSent: boolean
  additional: string
  comment: string
  subscriptionDays: number
  /** What it costs in points of the loyalty programme; 0: it is paid with money. */
  pointsSpent: number
  /** What it brings in points. */
  pointsReceived: number
  /** Of a bundle whose parts come in sizes: the id of the chosen size of each; else empty. */
  parts: number[]
}

/** Everything that becomes an order, checked and priced. */
export interface OrderDraft {
  /** Of the form that is sent: a UUID. */
  idempotencyKey: string
  /** As `placedBy` says it: for the same one, the same key is the same order. */
  placedBy: string
  customerId: number | null
  email: string
  phone: string
  /** With which the buyer wants to pay; the seller looks what is left on it. '': none. */
  giftCardCode: string
  comment: string
  /** Code of the currency in which all of it is priced. */
  currency: string
  /** How many PLN one unit of it costs: what an invoice needs to name VAT in PLN. */
  currencyRate: Decimal
  priceType: 'gross' | 'net'
  lines: DraftLine[]
  promotions: OrderPromotion[]
  deliveryAddress: PostalAddress
  invoiceAddress: PostalAddress | null
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

/**
 * Who places an order, to find it again when its form is sent once more: the visit, which stays the same when its visitor signs in, else
 * the client. '' for a stranger, who has no basket and so no order.
 */
export function placedBy({ visitId, customerId }: { visitId: number | null; customerId: number | null }): string {
  if (visitId !== null) return `visit ${visitId}`
  return customerId === null ? '' : `client ${customerId}`
}
