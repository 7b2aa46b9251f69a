import type { OrderState } from './buyer-options.ts'
import type { OrderStatus } from './order-status.ts'

/** A step of an order on its way to the buyer. */
export interface ProgressStep {
  status: OrderStatus
  state: 'done' | 'current' | 'ahead'
}

const way: OrderStatus[] = ['new', 'accepted', 'packed', 'sent', 'delivered']

/** Returns how far an order is on its way; empty when nothing is sent, and when it is on that way no longer. */
export function orderProgress({ status, hasParcel }: Pick<OrderState, 'status' | 'hasParcel'>): ProgressStep[] {
  const reached = way.indexOf(status)
  if (!hasParcel || reached === -1) return []
  return way.map((step, index) => ({
    status: step,
    state: index < reached ? 'done' : index === reached ? 'current' : 'ahead',
  }))
}
