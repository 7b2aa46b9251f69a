import { warsawDay, warsawMidnight } from '#shared/day.ts'

const day = 24 * 60 * 60 * 1000

/** Until the end of which day an order that is paid in advance waits for money, as a moment of that day; null: without an end. */
export function paymentDeadline(placedAt: Date, unpaidDays: number): Date | null {
  return unpaidDays === 0 ? null : new Date(placedAt.getTime() + unpaidDays * day)
}

/** Orders that were placed before this moment wait no longer: the day of their deadline is over in Poland. */
export function placedBefore(now: Date, unpaidDays: number): Date {
  return new Date(warsawMidnight(warsawDay(now)).getTime() - unpaidDays * day)
}
