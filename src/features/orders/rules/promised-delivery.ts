import { weekdayAndDay } from '#features/delivery/rules/arrival.ts'
import type { PromiseText } from '#features/delivery/rules/shipping-promise.ts'
import { deliveryTexts } from '#features/delivery/texts.ts'
import { type TextOverrides, translate } from '#shared/text.ts'
import { orderTexts } from '../texts/orders.ts'
import type { Order } from './order.ts'
import type { OrderStatus } from './order-status.ts'

const waitingFor: OrderStatus[] = ['new', 'accepted', 'packed', 'sent']

/**
 * Returns the day of delivery that was promised when the order was placed, with its condition where it is paid in advance; null where none was,
 * and once the goods are there or will not come.
 */
export function promisedDelivery(
  { status, promisedDay, deliveryPrepaid, paymentMethod, totalGross }: PromisedOrder,
  textOverrides: TextOverrides,
): PromiseText | null {
  if (promisedDay === null || !waitingFor.includes(status)) return null
  const isPaidFirst = deliveryPrepaid === 'prepaid' && totalGross > 0
  return {
    sentence: translate(orderTexts.promised, weekdayAndDay(promisedDay, textOverrides), textOverrides),
    condition: (isPaidFirst && conditionOf(status, paymentMethod, textOverrides)) || null,
  }
}

/** While an order waits: by when to pay; later only what the day counts from is true, of a transfer that takes days. */
function conditionOf(status: OrderStatus, paymentMethod: string, textOverrides: TextOverrides): string | null {
  if (status === 'new') return translate(orderTexts.promisedIfPaid, {}, textOverrides)
  return paymentMethod === 'transfer' ? translate(deliveryTexts.paidFirst, {}, textOverrides) : null
}

type PromisedOrder = Pick<Order, 'status' | 'promisedDay' | 'deliveryPrepaid' | 'paymentMethod' | 'totalGross'>
