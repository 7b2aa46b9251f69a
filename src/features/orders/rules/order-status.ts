/** How far the goods of an order are. Whether it is paid is another question, answered by its payment entries. */
export const orderStatuses = ['new', 'accepted', 'packed', 'sent', 'delivered', 'cancelled', 'returned'] as const

export type OrderStatus = (typeof orderStatuses)[number]

/** The legal transitions. A sent parcel may come back uncollected; a cancelled or returned order is over. */
const transitions: Record<OrderStatus, readonly OrderStatus[]> = {
  new: ['accepted', 'packed', 'cancelled'],
  accepted: ['packed', 'sent', 'cancelled'],
  packed: ['sent', 'cancelled'],
  sent: ['delivered', 'returned'],
  delivered: ['returned'],
  cancelled: [],
  returned: [],
}

/** The statuses that may follow; a sent order can no longer be cancelled, only returned. */
export function nextStatuses(status: OrderStatus): readonly OrderStatus[] {
  return transitions[status]
}

export function isOrderStatus(text: string): text is OrderStatus {
  return orderStatuses.some((status) => status === text)
}

/** Whether nothing of the order will be sent or paid any more. */
export function isOver(status: OrderStatus): boolean {
  return transitions[status].length === 0
}

/** What changes in stock and points when an order gets this status; points are those that its lines cost and bring. */
export function statusEffects(
  to: OrderStatus,
  from: OrderStatus,
): { returnsStock: boolean; points: 'none' | 'received' | 'returned' | 'returned-and-withdrawn' } {
  if (to === 'cancelled') return { returnsStock: true, points: 'returned' }
  if (to === 'delivered') return { returnsStock: false, points: 'received' }
  if (to === 'returned')
    return { returnsStock: false, points: from === 'delivered' ? 'returned-and-withdrawn' : 'returned' }
  return { returnsStock: false, points: 'none' }
}

/** What the buyer gets a mail about after the order is placed, each once: a status, or money. */
export const statusMailKinds = [
  'accepted',
  'packed',
  'sent',
  'delivered',
  'cancelled',
  'returned',
  'paid',
  'refunded',
] as const

/** Mails about a change of an order; those about a new address are sent whatever the merchant has chosen. */
export type StatusMailKind = (typeof statusMailKinds)[number] | 'address' | 'addressForSeller'

/** The mail for this status; null when there is none. */
export function statusMailFor(status: OrderStatus): StatusMailKind | null {
  return statusMailKinds.find((news) => news === status) ?? null
}

/** Whether the news is still worth a mail when it is sent: the order may have been cancelled by then. */
export function isStillCurrent(news: StatusMailKind, status: OrderStatus): boolean {
  return status !== 'cancelled' || news === 'cancelled' || news === 'refunded'
}
