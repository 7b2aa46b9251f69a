export const orderStatuses = [
  'new',
  'waiting_for_payment',
  'paid',
  'packing',
  'sent',
  'completed',
  'cancelled',
] as const

export type OrderStatus = (typeof orderStatuses)[number]

const next: Record<OrderStatus, OrderStatus[]> = {
  new: ['packing', 'paid', 'cancelled'],
  waiting_for_payment: ['paid', 'packing', 'cancelled'],
  paid: ['packing', 'sent', 'cancelled'],
  packing: ['sent', 'cancelled'],
  sent: ['completed'],
  completed: [],
  cancelled: [],
}

/** Where an order may go from where it stands; what has been sent is no longer cancelled but returned. */
export function nextStatuses(status: OrderStatus): OrderStatus[] {
  return next[status]
}

export function isOrderStatus(text: string): text is OrderStatus {
  return orderStatuses.some((status) => status === text)
}

/** What is paid beforehand waits for the money; what is paid to the courier, or costs nothing (A4.8), does not. */
export function firstStatus(prepaid: 'prepaid' | 'dvp', totalGross: number): OrderStatus {
  return prepaid === 'prepaid' && totalGross > 0 ? 'waiting_for_payment' : 'new'
}
