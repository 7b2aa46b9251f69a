import { dayWords } from '#shared/day.ts'
import { say, type TextOverrides } from '#shared/text.ts'
import { deliveryTexts, weekdayTexts } from '../texts/promise.ts'
import type { ShippingPromise } from './shipping-promise.ts'

/** The promise as people read it. */
export interface PromiseWords {
  sentence: string
  /** On what it depends; null when nothing is promised. */
  condition: string | null
}

/** Says a promise in the shop's own words; nothing when nothing is put into a parcel. */
export function promiseWords(promise: ShippingPromise | null, words: TextOverrides): PromiseWords | null {
  if (!promise) return null
  const condition =
    promise.kind === 'unknown' || promise.kind === 'by-law' ? null : say(deliveryTexts.paidFirst, {}, words)
  return { sentence: sentenceOf(promise, words), condition }
}

function sentenceOf(promise: ShippingPromise, words: TextOverrides): string {
  switch (promise.kind) {
    case 'order-by':
      return say(deliveryTexts.orderBy, { time: promise.time }, words)
    case 'today':
      return say(deliveryTexts.today, {}, words)
    case 'tomorrow':
      return say(deliveryTexts.tomorrow, {}, words)
    case 'within':
      return say(deliveryTexts.within, { hours: hoursOf(promise.hours, words) }, words)
    case 'in-days':
      return say(deliveryTexts.inDays, { count: promise.days }, words)
    case 'weekday':
      return onWeekday(promise, words)
    case 'unknown':
      return say(deliveryTexts.unknown, {}, words)
    case 'by-law':
      return say(deliveryTexts.byLaw, {}, words)
  }
}

function hoursOf(hours: 24 | 48, words: TextOverrides): string {
  return say(hours === 24 ? deliveryTexts.status24 : deliveryTexts.status48, {}, words)
}

function onWeekday({ weekDay, day }: ShippingPromise & { kind: 'weekday' }, words: TextOverrides): string {
  const text = weekdayTexts[weekDay - 1]
  const weekday = text ? say(text, {}, words) : ''
  if (day === null) return say(deliveryTexts.onWeekday, { weekday }, words)
  return say(deliveryTexts.onDate, { weekday, date: dayWords(day) }, words)
}
