const day = 24 * 60 * 60 * 1000

/** When a subscription comes next after `now`: every so many days since it was ordered, the first time at once. */
export function nextDelivery(placedAt: Date, everyDays: number, now: Date): Date {
  const times = Math.max(1, Math.floor((now.getTime() - placedAt.getTime()) / (everyDays * day)) + 1)
  return new Date(placedAt.getTime() + times * everyDays * day)
}
