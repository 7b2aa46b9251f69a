import { dayAfter, dayWords, warsawDay } from '#shared/day.ts'
import { say, type TextOverrides } from '#shared/text.ts'
import { weekdayTexts } from '../texts/promise.ts'
import { wayTexts } from '../texts/ways.ts'
import type { Arrival } from './arrival.ts'

/** When a parcel is there at the latest, as people say it. */
export function arrivalWords({ days, weekDay }: Arrival, now: Date, words: TextOverrides): string {
  if (days === 0) return say(wayTexts.arrivesToday, {}, words)
  const text = weekdayTexts[weekDay - 1]
  const day = dayWords(dayAfter(warsawDay(now), days))
  return say(wayTexts.arrives, { weekday: text ? say(text, {}, words) : '', day }, words)
}
