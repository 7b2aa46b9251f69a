import type { OrderStatus } from './status.ts'

/** What becomes of an order after it was placed that its buyer gets a mail about, each once. */
export const orderNews = ['paid', 'sent', 'cancelled'] as const

export type OrderNews = (typeof orderNews)[number]

/** What the buyer is told when an order gets this status; null: nothing. */
export function newsOf(status: OrderStatus): OrderNews | null {
  return orderNews.find((news) => news === status) ?? null
}

/** Whether it is still true when its mail can go: by then an order that was paid may have been cancelled. */
export function isStillTrue(news: OrderNews, status: OrderStatus): boolean {
  return news === 'cancelled' || status !== 'cancelled'
}
