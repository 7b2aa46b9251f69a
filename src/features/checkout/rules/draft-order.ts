import { type BasketLine, isSent, type PricedLines, pointsForQuantity } from '#features/basket/rules/basket.ts'
import type { ExtraLine } from '#features/basket/rules/extras.ts'
import { linePointsReceived, totalDiscount } from '#features/basket/rules/price-lines.ts'
import { idlePromotion } from '#features/basket/rules/summary-rows.ts'
import { type CountryVat, percentIn } from '#features/catalogue/rules/country-vat.ts'
import type { Seller } from '#features/content/settings.ts'
import type { DraftLine, OrderConsent, OrderDraft } from '#features/orders/rules/order-draft.ts'
import { inCountry } from '#features/pricing/rules/vat-in-country.ts'
import type { PriceType } from '#features/pricing/settings.ts'
import type { Decimal } from '#shared/decimal.ts'
import type { CheckedOrder } from '../checks.ts'
import type { ChosenDelivery } from './chosen-delivery.ts'
import { type CurrentOrder, serializeSeenExtras } from './order-changes.ts'
import { orderSum, type PricedLine } from './order-sum.ts'

interface DraftParts {
  order: CheckedOrder
  goods: PricedLines
  delivery: ChosenDelivery
  promisedDay: string | null
  paymentName: string
  /** The rates of the buyer's country; null: the shop's own. */
  vat: CountryVat | null
  placedBy: string
  customerId: number | null
  currency: string
  currencyRate: Decimal
  priceType: 'gross' | 'net'
  termsVersion: number
  consents: OrderConsent[]
  seller: Seller
}

/** The order as it would be stored now. A code without effect is left out, so that it is not used up. */
export function draftOrder({ order, goods, delivery, vat, ...rest }: DraftParts): OrderDraft {
  const lines = [...goods.lines.map(goodsLine), ...goods.extras.map((extra) => extraLine(extra, goods.lines))]
  const idle = idlePromotion(goods, delivery.paidFor ?? false)
  return {
    ...rest,
    idempotencyKey: order.idempotencyKey,
    email: order.email,
    phone: order.phone,
    giftCardCode: order.giftCardCode,
    comment: order.comment,
    lines: lines.map((line) => inCountry(line, vat, rest.priceType)),
    promotions: goods.promoted.applied
      .filter((promotion) => promotion !== idle)
      .map(({ freeDelivery: _, giftProductIds: __, ...promotion }) => promotion),
    deliveryAddress: order.delivery,
    billingAddress: order.billing,
    invoiceAddress: order.invoice,
    delivery: { ...delivery, vatPercent: percentIn(vat, delivery) },
    paymentMethod: order.payment,
  }
}

/** A line at the shop's own rate. */
type HomeLine = DraftLine & { vatClass: string | undefined }

function goodsLine(line: BasketLine): HomeLine {
  const { sizeId, quantity, unitGross, offer, options, configurationText, comment } = line
  return {
    kind: 'goods',
    sizeId,
    quantity,
    unitGross,
    discountGross: totalDiscount(line),
    vatClass: offer.price?.vatClass,
    vatPercent: offer.price?.vatPercent ?? '0',
    vatExemption: offer.price?.vatExemption ?? '',
    isSent: isSent({ offer }),
    additional: configurationText,
    comment,
    subscriptionDays: options.subscriptionDays,
    parts: options.parts,
    pointsSpent: pointsForQuantity(offer.unitPoints, quantity),
    pointsReceived: linePointsReceived(line),
  }
}

/** The name of a line's wrapping includes what is wrapped. */
function extraLine({ kind, lineId, offer, quantity, unitGross }: ExtraLine, lines: BasketLine[]): HomeLine {
  return {
    kind,
    sizeId: offer.size.id,
    quantity,
    unitGross,
    discountGross: 0,
    vatClass: offer.price?.vatClass,
    vatPercent: offer.price?.vatPercent ?? '0',
    vatExemption: offer.price?.vatExemption ?? '',
    isSent: isSent({ offer }),
    additional: lines.find(({ id }) => id === lineId)?.offer.product.name ?? '',
    comment: '',
    subscriptionDays: 0,
    parts: [],
    pointsSpent: 0,
    pointsReceived: 0,
  }
}

/** Lines and extras in the form that totals are computed from. */
export function pricedLines({ lines, extras }: Pick<PricedLines, 'lines' | 'extras'>): PricedLine[] {
  const paid = lines.filter(({ worth, discounts }) => worth.gross > 0 || discounts.length > 0)
  return [...paid.map((line) => priced(line, totalDiscount(line))), ...extras.map((extra) => priced(extra, 0))]
}

function priced(
  { unitGross, quantity, offer }: Pick<BasketLine, 'unitGross' | 'quantity' | 'offer'>,
  discountGross: number,
): PricedLine {
  return {
    unitGross,
    quantity,
    discountGross,
    vatClass: offer.price?.vatClass,
    vatPercent: offer.price?.vatPercent ?? '0',
    vatExemption: offer.price?.vatExemption ?? '',
    isSent: isSent({ offer }),
  }
}

/** The current order, to compare with the one that the shopper saw. */
export function currentOrder(
  goods: PricedLines,
  delivery: ChosenDelivery,
  taxes: { vat: CountryVat | null; priceType: PriceType },
  agreed: { termsVersion: number; consents: string },
): CurrentOrder {
  return {
    lines: goods.lines.map(({ id, offer, quantity, worth }) => ({
      lineId: id,
      name: offer.product.name,
      quantity,
      gross: worth.gross,
    })),
    extras: serializeSeenExtras(goods.extras),
    totalGross: orderSum(pricedLines(goods), delivery, taxes).total.gross,
    ...agreed,
  }
}
