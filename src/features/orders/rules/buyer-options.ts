import type { Message } from '#shared/text.ts'
import { orderPageTexts } from '../texts/order-page.ts'
import type { OrderStatus } from './order-status.ts'
import { nextStatuses } from './order-status.ts'

/** What decides about the options of a buyer. */
export interface OrderState {
  status: OrderStatus
  /** Something has left. */
  hasShipments: boolean
  /** Something is sent by a courier. */
  hasParcel: boolean
  /** The code of a locker or point; '': it goes to the address. */
  pickupPoint: string
  isPaid: boolean
  /** The courier collects the money. */
  paidOnDelivery: boolean
  /** Paid and not refunded, minor units. */
  paid: number
  /** How long goods can be returned. */
  returnDays: number
}

export interface BuyerOptions {
  cancel: boolean
  changeAddress: boolean
}

/** What a buyer may still do with an order: cancel it before despatch, change its address before packing. */
export function buyerOptions({
  status,
  hasShipments,
  hasParcel,
  pickupPoint,
}: Pick<OrderState, 'status' | 'hasShipments' | 'hasParcel' | 'pickupPoint'>): BuyerOptions {
  return {
    cancel: nextStatuses(status).includes('cancelled') && !hasShipments,
    changeAddress: (status === 'new' || status === 'accepted') && !hasShipments && hasParcel && pickupPoint === '',
  }
}

/** What happens next with an order, in the words of its buyer. */
export function nextOrderStep(state: OrderState): Message {
  const { status, hasShipments, hasParcel, isPaid, paidOnDelivery, paid, returnDays } = state
  const t = orderPageTexts
  switch (status) {
    case 'new':
      if (!isPaid && !paidOnDelivery) return { text: t.nextPayment }
      return { text: t.nextAccept }
    case 'accepted':
    case 'packed':
      if (hasShipments) return { text: t.nextRest }
      if (!hasParcel) return { text: t.nextNoParcel }
      return { text: status === 'packed' ? t.nextCourier : t.nextPack }
    case 'sent':
      return { text: hasParcel ? t.nextDelivery : t.nextDone }
    case 'delivered':
      return { text: t.nextWithdrawal, values: { days: returnDays } }
    case 'cancelled':
    case 'returned':
      return { text: paid > 0 ? t.nextRefund : t.nextNothing }
  }
}
