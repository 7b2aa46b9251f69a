import { nextWarsawMidnight, warsawDay } from '#shared/day.ts'
import { type DespatchCalendar, despatchMoment, lastOrderMoment } from './despatch-calendar.ts'
import { type GoodsToSend, needsParcel } from './goods-to-send.ts'
import { type PromiseStyle, type ShippingPromise, shippingPromise } from './shipping-promise.ts'
import { type ShippingTime, shippingTime } from './shipping-time.ts'

/** What is promised now, and until when. */
export interface PromiseUntil {
  promise: ShippingPromise
  /** The same in days and hours; null when nobody knows. */
  time: ShippingTime | null
  /** The first moment at which something else is promised, or at which it must be looked at again. */
  changesAt: Date
}

/** How and when the shop sends. */
export interface DespatchRules {
  calendar: DespatchCalendar
  style: PromiseStyle
}

/** What is promised to whoever orders these goods together now (A4.12); null when nothing is put into a parcel. */
export function promiseOf(goods: readonly GoodsToSend[], rules: DespatchRules, now: Date): PromiseUntil | null {
  if (!needsParcel(goods)) return null
  if (rules.style.promises === 'law') return byLaw(goods, now)
  const promiseAt = (moment: Date) => {
    const time = shippingTime(goods, rules.calendar, moment)
    return { time, promise: shippingPromise(time, rules.style) }
  }
  const { time, promise } = promiseAt(now)
  const told = (moment: Date) => {
    const { time, promise } = promiseAt(moment)
    return [promise, time?.day, time?.todayShipmentDeadline]
  }
  const changesAt = promiseChangesAt(told, rules.calendar, now)
  return { promise, time, changesAt }
}

function byLaw(goods: readonly GoodsToSend[], now: Date): PromiseUntil {
  const kind = goods.some(({ deliveryUnknown }) => deliveryUnknown) ? 'unknown' : 'by-law'
  return { promise: { kind }, time: null, changesAt: nextWarsawMidnight(now) }
}

/**
 * When the promise of `now` is no longer true: once an order deadline counts as passed, tomorrow's too where it is early, once tomorrow's
 * despatch is 24 hours away, or at midnight in Poland, whichever first changes it.
 */
export function promiseChangesAt(promiseAt: (moment: Date) => unknown, calendar: DespatchCalendar, now: Date): Date {
  const midnight = nextWarsawMidnight(now)
  const tomorrow = warsawDay(midnight)
  const turns = [
    lastOrderMoment(calendar, warsawDay(now)).getTime() + 1,
    lastOrderMoment(calendar, tomorrow).getTime() + 1,
    despatchMoment(calendar, tomorrow).getTime() - 24 * 60 * 60 * 1000,
  ]
  const present = JSON.stringify(promiseAt(now))
  const change = turns
    .filter((turn) => turn > now.getTime() && turn < midnight.getTime())
    .sort((a, b) => a - b)
    .find((turn) => JSON.stringify(promiseAt(new Date(turn))) !== present)
  return change === undefined ? midnight : new Date(change)
}
