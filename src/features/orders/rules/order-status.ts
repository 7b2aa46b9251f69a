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

/** Where an order may go from where it stands; what has been sent is no longer cancelled but returned. */
export function nextStatuses(status: OrderStatus): OrderStatus[] {
  return transitions[status]
}

export function isOrderStatus(text: string): text is OrderStatus {
  return orderStatuses.some((status) => status === text)
}

/** What is paid beforehand waits for the money; what is paid to the courier, or costs nothing (A4.8), does not. */
export function initialStatus(prepaid: 'prepaid' | 'dvp', totalGross: number): OrderStatus {
  return prepaid === 'prepaid' && totalGross > 0 ? 'waiting_for_payment' : 'new'
}

/** What becomes of an order after it was placed that its buyer gets a mail about, each once. */
export const statusMailKinds = ['paid', 'sent', 'cancelled'] as const

export type StatusMailKind = (typeof statusMailKinds)[number]

/** What the buyer is told when an order gets this status; null: nothing. */
export function statusMailFor(status: OrderStatus): StatusMailKind | null {
  return statusMailKinds.find((news) => news === status) ?? null
}

/** Whether it is still true when its mail can go: by then an order that was paid may have been cancelled. */
export function isStillCurrent(news: StatusMailKind, status: OrderStatus): boolean {
  return news === 'cancelled' || status !== 'cancelled'
}
