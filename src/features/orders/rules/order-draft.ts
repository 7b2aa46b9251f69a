import type { Seller } from '#features/content/settings.ts'
import type { Decimal } from '#shared/decimal.ts'
import type { PostalAddress } from '#shared/postal-address.ts'

export type OrderLineKind = 'goods' | 'gift' | 'wrap'

/** A promotion applied to an order, named as it was that day. */
export interface OrderPromotion {
  promotionId: number
  name: string
  /** The code that requested it; '' when none is needed. */
  code: string
  /** Discount on the lines, gross minor units. */
  savedGross: number
  /** Loyalty points on top of those for the goods. */
  points: number
}

/** One ordered size with its current price. */
export interface DraftLine {
  sizeId: number
  quantity: Decimal
  /** A gift is free; wrapping is charged for other lines. */
  kind: OrderLineKind
  unitGross: number
  /** Promotion discount on the line, gross minor units. */
  discountGross: number
  vatPercent: string
  /** The legal basis of an exemption; '' where it is not known. */
  vatExemption: string
  /** Needs paid delivery: it is not a service, file or card sent by e-mail. */
  isSent: boolean
  additional: string
  comment: string
  subscriptionDays: number
  /** Price in loyalty points; 0 when it is paid with money. */
  pointsSpent: number
  /** Loyalty points that it brings. */
  pointsReceived: number
  /** For a bundle whose parts have sizes: the id of the chosen size of each part; else empty. */
  parts: number[]
}

/** What a buyer was asked to agree to with an order. */
export interface OrderConsent {
  /** 'terms', 'digital' … */
  kind: string
  /** Without it nothing is ordered. */
  required: boolean
  given: boolean
  /** As they were shown. */
  words: string
  /** The version of the page that the words name; null where they name none. */
  version: number | null
}

/** All data of an order, checked and priced. */
export interface OrderDraft {
  /** Of the submitted form: a UUID. */
  idempotencyKey: string
  /** The value of `placedBy`: the same value with the same key is the same order. */
  placedBy: string
  customerId: number | null
  email: string
  phone: string
  /** The gift card that the buyer wants to pay with; the seller checks its balance. '': none. */
  giftCardCode: string
  comment: string
  /** Code of the currency of all prices. */
  currency: string
  /** PLN per unit of the currency: an invoice needs it to state VAT in PLN. */
  currencyRate: Decimal
  priceType: 'gross' | 'net'
  lines: DraftLine[]
  promotions: OrderPromotion[]
  deliveryAddress: PostalAddress
  /** The buyer, where the parcel goes to somebody else; null: the recipient. */
  billingAddress: PostalAddress | null
  invoiceAddress: PostalAddress | null
  delivery: {
    courierId: number | null
    name: string
    /** The code of the parcel locker or point; '': to the address. */
    pickupPoint: string
    /** Its address, where the carrier's list has it. */
    pickupPointAddress?: string
    prepaid: 'prepaid' | 'dvp'
    gross: number
    /** What the way of paying costs, gross minor units. */
    paymentGross?: number
    vatPercent: string
  }
  /** The latest day of delivery that is promised, 'YYYY-MM-DD'; null: none. */
  promisedDay: string | null
  paymentMethod: string
  /** As the buyer read it: what a charge for it is named. */
  paymentName: string
  termsVersion: number
  consents: OrderConsent[]
  seller: Seller
}

/**
 * The identity of the buyer, to find the order again when its form is sent again: the visit, which is unchanged by signing in, else
 * the client. '' for a visitor without a session, who has no basket and so no order.
 */
export function buyerKey({ visitId, customerId }: { visitId: number | null; customerId: number | null }): string {
  if (visitId !== null) return `visit ${visitId}`
  return customerId === null ? '' : `client ${customerId}`
}
