import { formatDay, nextWarsawMidnight, warsawDay } from '#shared/day.ts'
import { type TextOverrides, translate } from '#shared/text.ts'
import { deliveryTexts, weekdayTexts } from '../texts.ts'
import { type DespatchCalendar, despatchMoment, lastOrderMoment } from './despatch-calendar.ts'
import { type GoodsToSend, needsParcel, type ShippingTime, shippingTime } from './shipping-time.ts'

/** The promise about the day of despatch, as plain data for server and browser. */
export type ShippingPromise =
  /** 'HH:MM' */
  | { kind: 'order-by'; time: string }
  | { kind: 'today' }
  | { kind: 'tomorrow' }
  | { kind: 'within'; hours: 24 | 48 }
  | { kind: 'in-days'; days: number }
  /** ISO weekday; `day` is 'YYYY-MM-DD' when the weekday alone is ambiguous. */
  | { kind: 'weekday'; weekDay: number; day: string | null }
  | { kind: 'unknown' }
  /** The merchant promises no day; the statutory limit applies. */
  | { kind: 'by-law' }

/** The wording for a despatch tomorrow: 'jutro', or within how many hours (A4.15). */
export type TomorrowWording = 'day' | 'hours'

/** 'law': only the statutory limit. */
export type Promises = 'day' | 'law'

export interface PromiseStyle {
  /** More days than this are shown as a number, fewer as a weekday (A9.5). */
  inDaysAbove: number
  tomorrowAs: TomorrowWording
  /** Whether a day is promised at all. */
  promises: Promises
}

/** The promise for an order placed now: the first matching case of the specification's five (A4.12). */
export function shippingPromise(time: ShippingTime | null, { inDaysAbove, tomorrowAs }: PromiseStyle): ShippingPromise {
  if (!time) return { kind: 'unknown' }
  if (time.todayShipmentDeadline) return { kind: 'order-by', time: time.todayShipmentDeadline }
  if (time.today) return { kind: 'today' }
  if (time.days <= 1)
    return tomorrowAs === 'day' ? { kind: 'tomorrow' } : { kind: 'within', hours: time.within24Hours ? 24 : 48 }
  if (time.days > inDaysAbove) return { kind: 'in-days', days: time.days }
  return { kind: 'weekday', weekDay: time.weekDay, day: time.weekAmount > 0 ? time.day : null }
}

/** A promise and when it expires. */
export interface ExpiringPromise {
  promise: ShippingPromise
  /** The same in days and hours; null when unknown. */
  time: ShippingTime | null
  /** The first moment at which the promise changes or must be computed again. */
  changesAt: Date
}

/** When the shop sends, and how promises are worded. */
export interface DespatchRules {
  calendar: DespatchCalendar
  style: PromiseStyle
}

/** The promise for these goods ordered together now (A4.12); null when none of them needs a parcel. */
export function expiringPromise(
  goods: readonly GoodsToSend[],
  rules: DespatchRules,
  now: Date,
): ExpiringPromise | null {
  if (!needsParcel(goods)) return null
  if (rules.style.promises === 'law') return byLaw(goods, now)
  const promiseAt = (moment: Date) => {
    const time = shippingTime(goods, rules.calendar, moment)
    return { time, promise: shippingPromise(time, rules.style) }
  }
  const { time, promise } = promiseAt(now)
  const shownAt = (moment: Date) => {
    const { time, promise } = promiseAt(moment)
    return [promise, time?.day, time?.todayShipmentDeadline]
  }
  const changesAt = promiseChangesAt(shownAt, rules.calendar, now)
  return { promise, time, changesAt }
}

function byLaw(goods: readonly GoodsToSend[], now: Date): ExpiringPromise {
  const kind = goods.some(({ deliveryUnknown }) => deliveryUnknown) ? 'unknown' : 'by-law'
  return { promise: { kind }, time: null, changesAt: nextWarsawMidnight(now) }
}

/**
 * When the promise of `now` changes: when the order deadline passes, tomorrow's too if it is early, when tomorrow's despatch is 24 hours away, or at
 * midnight in Poland, whichever comes first.
 */
export function promiseChangesAt(promiseAt: (moment: Date) => unknown, calendar: DespatchCalendar, now: Date): Date {
  const midnight = nextWarsawMidnight(now)
  const tomorrow = warsawDay(midnight)
  const candidates = [
    lastOrderMoment(calendar, warsawDay(now)).getTime() + 1,
    lastOrderMoment(calendar, tomorrow).getTime() + 1,
    despatchMoment(calendar, tomorrow).getTime() - 24 * 60 * 60 * 1000,
  ]
  const present = JSON.stringify(promiseAt(now))
  const change = candidates
    .filter((candidate) => candidate > now.getTime() && candidate < midnight.getTime())
    .sort((a, b) => a - b)
    .find((candidate) => JSON.stringify(promiseAt(new Date(candidate))) !== present)
  return change === undefined ? midnight : new Date(change)
}

/** The texts of a promise. */
export interface PromiseText {
  sentence: string
  /** The condition of the promise; null when nothing is promised. */
  condition: string | null
}

/** The texts of a promise; null when no parcel is needed. */
export function promiseText(promise: ShippingPromise | null, textOverrides: TextOverrides): PromiseText | null {
  if (!promise) return null
  const condition =
    promise.kind === 'unknown' || promise.kind === 'by-law'
      ? null
      : translate(deliveryTexts.paidFirst, {}, textOverrides)
  return { sentence: promiseSentence(promise, textOverrides), condition }
}

/** The texts of an order's promise that names no day; null: it names one, so each courier has its day of arrival, or nothing is sent. */
export function promiseWithoutDay(
  despatch: Pick<ExpiringPromise, 'promise' | 'time'> | null,
  textOverrides: TextOverrides,
): PromiseText | null {
  return despatch && !despatch.time ? promiseText(despatch.promise, textOverrides) : null
}

function promiseSentence(promise: ShippingPromise, textOverrides: TextOverrides): string {
  switch (promise.kind) {
    case 'order-by':
      return translate(deliveryTexts.orderBy, { time: promise.time }, textOverrides)
    case 'today':
      return translate(deliveryTexts.today, {}, textOverrides)
    case 'tomorrow':
      return translate(deliveryTexts.tomorrow, {}, textOverrides)
    case 'within':
      return translate(deliveryTexts.within, { hours: hoursText(promise.hours, textOverrides) }, textOverrides)
    case 'in-days':
      return translate(deliveryTexts.inDays, { count: promise.days }, textOverrides)
    case 'weekday':
      return weekdayText(promise, textOverrides)
    case 'unknown':
      return translate(deliveryTexts.unknown, {}, textOverrides)
    case 'by-law':
      return translate(deliveryTexts.byLaw, {}, textOverrides)
  }
}

function hoursText(hours: 24 | 48, textOverrides: TextOverrides): string {
  return translate(hours === 24 ? deliveryTexts.status24 : deliveryTexts.status48, {}, textOverrides)
}

function weekdayText({ weekDay, day }: ShippingPromise & { kind: 'weekday' }, textOverrides: TextOverrides): string {
  const text = weekdayTexts[weekDay - 1]
  const weekday = text ? translate(text, {}, textOverrides) : ''
  if (day === null) return translate(deliveryTexts.onWeekday, { weekday }, textOverrides)
  return translate(deliveryTexts.onDate, { weekday, date: formatDay(day) }, textOverrides)
}
