import type { ShippingTime } from './shipping-time.ts'

/** What is said about the day of despatch, as plain data for server and browser. */
export type ShippingPromise =
  /** 'HH:MM' */
  | { kind: 'order-by'; time: string }
  | { kind: 'today' }
  | { kind: 'tomorrow' }
  | { kind: 'within'; hours: 24 | 48 }
  | { kind: 'in-days'; days: number }
  /** ISO weekday; `day` is 'YYYY-MM-DD' when the weekday alone would not be clear. */
  | { kind: 'weekday'; weekDay: number; day: string | null }
  | { kind: 'unknown' }
  /** The merchant has named no day: what the law says. */
  | { kind: 'by-law' }

/** How it is said that an order leaves tomorrow: 'jutro', or within how many hours (A4.15). */
export type TomorrowAs = 'day' | 'hours'

/** 'law': no sooner than a sale needs anyway. */
export type Promises = 'day' | 'law'

export interface PromiseStyle {
  /** More days than this are counted, fewer are named by their weekday (A9.5). */
  inDaysAbove: number
  tomorrowAs: TomorrowAs
  /** Whether a day is named at all. */
  promises: Promises
}

/** Chooses how it is said when an order of now leaves: the first of the specification's five cases that fits (A4.12). */
export function shippingPromise(time: ShippingTime | null, { inDaysAbove, tomorrowAs }: PromiseStyle): ShippingPromise {
  if (!time) return { kind: 'unknown' }
  if (time.todayShipmentDeadline) return { kind: 'order-by', time: time.todayShipmentDeadline }
  if (time.today) return { kind: 'today' }
  if (time.days <= 1)
    return tomorrowAs === 'day' ? { kind: 'tomorrow' } : { kind: 'within', hours: time.within24Hours ? 24 : 48 }
  if (time.days > inDaysAbove) return { kind: 'in-days', days: time.days }
  return { kind: 'weekday', weekDay: time.weekDay, day: time.weekAmount > 0 ? time.day : null }
}
