import type { Seller } from '#features/content/settings.ts'
import type { PriceType } from '#features/pricing/settings.ts'
import type { Decimal } from '#shared/decimal.ts'
import type { PostalAddress } from '#shared/postal-address.ts'
import type { OrderLineKind, OrderPromotion } from './order-draft.ts'
import type { OrderStatus } from './order-status.ts'
import type { OrderCharge } from './order-totals.ts'

/** Quantity of another size in one bundle, as a decimal text: '0.25'. */
export interface OrderBundlePart {
  sizeId: number
  name: string
  quantity: string
}

/** What a line of an order copies from the product and its size. */
export interface OrderedGoods {
  name: string
  versionName: string
  /** Empty for the only size of a product. */
  sizeName: string
  code: string | null
  ean: string | null
  /** SHA-256 of the first picture. */
  picture: string | null
  unit: string
  precision: number
}

/** One line of an order, copied from the shop on the day of the order. Amounts are minor units. */
export interface OrderLine extends OrderedGoods {
  position: number
  /** Null when the product has been deleted. */
  productId: number | null
  sizeId: number | null
  quantity: Decimal
  kind: OrderLineKind
  unitGross: number
  /** Promotion discount on the line. */
  discountGross: number
  vatPercent: string
  /** The legal basis of an exemption; '' without one. */
  vatExemption: string
  gross: number
  net: number
  additional: string
  comment: string
  subscriptionDays: number
  /** Points paid instead of money. */
  pointsSpent: number
  bundleParts: OrderBundlePart[]
}

/** An order as it was placed, with its current status. */
export interface Order {
  id: number
  number: number
  customerId: number | null
  status: OrderStatus
  placedAt: Date
  email: string
  phone: string
  /** '': none. */
  giftCardCode: string
  comment: string
  currency: string
  /** Whether the shop showed and calculated with gross or net prices. */
  priceType: PriceType
  /** PLN per unit of the currency on the day of the order. */
  currencyRate: Decimal
  lines: OrderLine[]
  promotions: OrderPromotion[]
  deliveryAddress: PostalAddress
  /** The buyer, where the parcel goes to somebody else; null: the recipient. */
  billingAddress: PostalAddress | null
  invoiceAddress: PostalAddress | null
  /** Null: no courier, or one that was removed. */
  courierId: number | null
  deliveryName: string
  /** The code of the parcel locker or point; '': to the address. */
  pickupPoint: string
  /** Its address when the order was placed; '': not known. */
  pickupPointAddress: string
  /** The latest day of delivery that was promised when the order was placed, 'YYYY-MM-DD'; null: none was. */
  promisedDay: string | null
  /** The carrier's number of the first parcel; '' until it is known. */
  trackingNumber: string
  /** dvp: paid to the courier. */
  deliveryPrepaid: 'prepaid' | 'dvp'
  /** What it costs besides its goods. */
  charges: OrderCharge[]
  paymentMethod: string
  goodsGross: number
  goodsNet: number
  totalGross: number
  totalNet: number
  termsVersion: number
  seller: Seller
}

/** An order in a list. */
export interface OrderSummary {
  id: number
  number: number
  status: OrderStatus
  placedAt: Date
  email: string
  name: string
  totalGross: number
  currency: string
  paymentMethod: string
  deliveryName: string
  /** As in the order. */
  pickupPoint: string
  deliveryPrepaid: 'prepaid' | 'dvp'
  /** As in the order. */
  promisedDay: string | null
  /** The carrier's number of the parcel; '' until it is known. */
  trackingNumber: string
}

const day = 24 * 60 * 60 * 1000

/** The next delivery date of a subscription after `now`: at fixed intervals since the order, the first one at once. */
export function nextSubscriptionDelivery(placedAt: Date, everyDays: number, now: Date): Date {
  const times = Math.max(1, Math.floor((now.getTime() - placedAt.getTime()) / (everyDays * day)) + 1)
  return new Date(placedAt.getTime() + times * everyDays * day)
}
