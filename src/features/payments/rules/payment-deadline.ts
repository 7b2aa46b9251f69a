const day = 24 * 60 * 60 * 1000

/** Until when an order that is paid in advance waits for money; null: without an end. */
export function paymentDeadline(placedAt: Date, unpaidDays: number): Date | null {
  return unpaidDays === 0 ? null : new Date(placedAt.getTime() + unpaidDays * day)
}
