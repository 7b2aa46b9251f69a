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

const transitions: Record<OrderStatus, OrderStatus[]> = {
  new: ['packing', 'paid', 'cancelled'],
  waiting_for_payment: ['paid', 'packing', 'cancelled'],
  paid: ['packing', 'sent', 'cancelled'],
  packing: ['sent', 'cancelled'],
  sent: ['completed'],
  completed: [],
  cancelled: [],
}

/** The statuses that may follow; a sent order can no longer be cancelled, only returned. */
export function nextStatuses(status: OrderStatus): OrderStatus[] {
  return transitions[status]
}

export function isOrderStatus(text: string): text is OrderStatus {
  return orderStatuses.some((status) => status === text)
}

/** A prepaid order waits for the money; cash on delivery, or a total of zero (A4.8), does not. */
export function initialStatus(prepaid: 'prepaid' | 'dvp', totalGross: number): OrderStatus {
  return prepaid === 'prepaid' && totalGross > 0 ? 'waiting_for_payment' : 'new'
}

/** Status changes that the buyer gets a mail about, each once. */
export const statusMailKinds = ['paid', 'sent', 'cancelled'] as const

export type StatusMailKind = (typeof statusMailKinds)[number]

/** The mail for this status; null when there is none. */
export function statusMailFor(status: OrderStatus): StatusMailKind | null {
  return statusMailKinds.find((news) => news === status) ?? null
}

/** Whether the news is still true when its mail is sent: a paid order may have been cancelled by then. */
export function isStillCurrent(news: StatusMailKind, status: OrderStatus): boolean {
  return news === 'cancelled' || status !== 'cancelled'
}
