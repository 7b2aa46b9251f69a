import type { Goods } from '#features/basket/rules/basket.ts'
import { pointsFor } from '#features/basket/rules/points.ts'
import type { Seller } from '#features/content/settings.ts'
import type { OrderDraft } from '#features/orders/rules/draft.ts'
import { orderTotals } from '#features/orders/rules/totals.ts'
import type { Decimal } from '#shared/decimal.ts'
import type { CheckedOrder } from '../checks/order-form.ts'
import type { PresentOrder } from './changes.ts'
import type { ChosenDelivery } from './delivery.ts'

interface Parts {
  order: CheckedOrder
  goods: Goods
  delivery: ChosenDelivery
  customerId: number | null
  currency: string
  currencyRate: Decimal
  priceType: 'gross' | 'net'
  termsVersion: number
  seller: Seller
}

/** The order as it would be stored now. */
export function draftOrder({ order, goods, delivery, ...rest }: Parts): OrderDraft {
  return {
    ...rest,
    idempotencyKey: order.idempotencyKey,
    email: order.email,
    phone: order.phone,
    comment: order.comment,
    lines: goods.lines.map(({ sizeId, quantity, unitGross, offer, terms, wish, comment }) => ({
      sizeId,
      quantity,
      unitGross,
      vatPercent: offer.price?.vatPercent ?? '0',
      additional: wish,
      comment,
      subscriptionDays: terms.subscriptionDays,
      parts: terms.parts,
      pointsSpent: pointsFor(offer.unitPoints, quantity),
    })),
    deliveryAddress: order.delivery,
    invoiceAddress: order.invoice,
    delivery,
    paymentMethod: order.payment,
  }
}

/** What the shopper would have to have seen to agree to this. */
export function presentOrder(goods: Goods, delivery: ChosenDelivery, termsVersion: number): PresentOrder {
  const lines = goods.lines.map(({ unitGross, quantity, offer }) => ({
    unitGross,
    quantity,
    vatPercent: offer.price?.vatPercent ?? '0',
  }))
  return {
    lines: goods.lines.map(({ id, offer, quantity, worth }) => ({
      lineId: id,
      name: offer.product.name,
      quantity,
      gross: worth.gross,
    })),
    totalGross: orderTotals(lines, delivery).total.gross,
    termsVersion,
  }
}
