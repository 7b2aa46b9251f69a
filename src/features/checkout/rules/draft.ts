import { type BasketLine, type Goods, isSent } from '#features/basket/rules/basket.ts'
import type { ExtraLine } from '#features/basket/rules/extras.ts'
import { idlePromotion } from '#features/basket/rules/idle-code.ts'
import { pointsFor } from '#features/basket/rules/points.ts'
import { discountOf } from '#features/basket/rules/promote.ts'
import { pointsOfLine } from '#features/basket/rules/see-goods.ts'
import type { Seller } from '#features/content/settings.ts'
import type { DraftLine, OrderDraft } from '#features/orders/rules/draft.ts'
import type { OrderedQuantity } from '#features/orders/rules/totals.ts'
import type { Decimal } from '#shared/decimal.ts'
import type { CheckedOrder } from '../checks/order-form.ts'
import { type PresentOrder, writeSeenExtras } from './changes.ts'
import type { ChosenDelivery } from './delivery.ts'

interface Parts {
  order: CheckedOrder
  goods: Goods
  delivery: ChosenDelivery
  placedBy: string
  customerId: number | null
  currency: string
  currencyRate: Decimal
  priceType: 'gross' | 'net'
  termsVersion: number
  seller: Seller
}

/** The order as it would be stored now. A code that does nothing for it is not named, so it is not used up. */
export function draftOrder({ order, goods, delivery, ...rest }: Parts): OrderDraft {
  const idle = idlePromotion(goods, delivery.paidFor ?? false)
  return {
    ...rest,
    idempotencyKey: order.idempotencyKey,
    email: order.email,
    phone: order.phone,
    giftCardCode: order.giftCardCode,
    comment: order.comment,
    lines: [...goods.lines.map(goodsLine), ...goods.extras.map((extra) => extraLine(extra, goods.lines))],
    promotions: goods.promoted.applied
      .filter((promotion) => promotion !== idle)
      .map(({ freeDelivery: _, giftProductIds: __, ...promotion }) => promotion),
    deliveryAddress: order.delivery,
    invoiceAddress: order.invoice,
    delivery,
    paymentMethod: order.payment,
  }
}

function goodsLine(line: BasketLine): DraftLine {
  const { sizeId, quantity, unitGross, offer, terms, wish, comment } = line
  return {
    kind: 'goods',
    sizeId,
    quantity,
    unitGross,
    discountGross: discountOf(line),
    vatPercent: offer.price?.vatPercent ?? '0',
    isSent: isSent({ offer }),
    additional: wish,
    comment,
    subscriptionDays: terms.subscriptionDays,
    parts: terms.parts,
    pointsSpent: pointsFor(offer.unitPoints, quantity),
    pointsReceived: pointsOfLine(line),
  }
}

/** Of what wraps a line, the line's name says what goes into it. */
function extraLine({ kind, lineId, offer, quantity, unitGross }: ExtraLine, lines: BasketLine[]): DraftLine {
  return {
    kind,
    sizeId: offer.size.id,
    quantity,
    unitGross,
    discountGross: 0,
    vatPercent: offer.price?.vatPercent ?? '0',
    isSent: isSent({ offer }),
    additional: lines.find(({ id }) => id === lineId)?.offer.product.name ?? '',
    comment: '',
    subscriptionDays: 0,
    parts: [],
    pointsSpent: 0,
    pointsReceived: 0,
  }
}

/** Lines and extras as sums are made of them. */
export function pricedParts({ lines, extras }: Pick<Goods, 'lines' | 'extras'>): OrderedQuantity[] {
  const paid = lines.filter(({ worth, discounts }) => worth.gross > 0 || discounts.length > 0)
  return [...paid.map((line) => priced(line, discountOf(line))), ...extras.map((extra) => priced(extra, 0))]
}

function priced(
  { unitGross, quantity, offer }: Pick<BasketLine, 'unitGross' | 'quantity' | 'offer'>,
  discountGross: number,
): OrderedQuantity {
  return {
    unitGross,
    quantity,
    discountGross,
    vatPercent: offer.price?.vatPercent ?? '0',
    isSent: isSent({ offer }),
  }
}

/** What the shopper would have to have seen to agree to this. */
export function presentOrder(goods: Goods, delivery: ChosenDelivery, termsVersion: number): PresentOrder {
  return {
    lines: goods.lines.map(({ id, offer, quantity, worth }) => ({
      lineId: id,
      name: offer.product.name,
      quantity,
      gross: worth.gross,
    })),
    extras: writeSeenExtras(goods.extras),
    totalGross: goods.worth.gross + delivery.gross,
    termsVersion,
  }
}
