import type { OrderActor } from './order-actor.ts'
import type { OrderStatus } from './order-status.ts'

/** What an order's records are about. Changes come first; then notes of the staff, and mails. */
export type OrderEventKind =
  | 'placed'
  | 'status-changed'
  | 'payment-received'
  | 'payment-refunded'
  | 'payment-changed'
  | 'shipped'
  | 'tracking'
  | 'address-changed'
  | 'restocked'
  | 'note'
  | 'mail-sent'
  | 'mail-allowed'
  | 'mail-deferred'
  | 'mail-withheld'
  | 'news-sent'

/** Why an order changed, where it is not simply wanted by the actor. */
export type OrderReason = '' | 'paid' | 'unpaid'

/** One record of an order: who, why, from what to what, when. */
export interface OrderEvent {
  id: number
  kind: OrderEventKind
  at: Date
  /** Null for records that nobody in particular wrote, as of mails. */
  actor: OrderActor | null
  reason: OrderReason
  from: OrderStatus | null
  to: OrderStatus | null
  detail: Record<string, string | number>
}

/** An event before it is stored; absent parts are empty. */
export type NewOrderEvent = Pick<OrderEvent, 'kind'> & Partial<Omit<OrderEvent, 'id' | 'kind' | 'at'>>
