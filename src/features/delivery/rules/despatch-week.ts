import { type TextOverrides, translate } from '#shared/text.ts'
import { deliveryTexts, despatchTexts, weekdayNames } from '../texts.ts'
import type { DespatchCalendar } from './despatch-calendar.ts'
import type { DespatchRules } from './shipping-promise.ts'

/** Days in a row with the same deadline: ISO weekdays; null: orders of any hour leave on the same day. */
interface Run {
  from: number
  to: number
  deadline: string | null
}

/** Returns on which weekdays orders leave and until when, a sentence for days with the same deadline; only what the law says where the shop names no days. */
export function describeDespatchWeek({ calendar, style }: DespatchRules, textOverrides: TextOverrides): string[] {
  if (style.promises === 'law') return [translate(deliveryTexts.byLaw, {}, textOverrides)]
  return runsOf(calendar).map(({ from, to, deadline }) => {
    const [first, last] = [from, to].map((day) => nameOf(day, textOverrides))
    const days =
      from === to ? first : translate(despatchTexts.days, { from: first ?? '', to: last ?? '' }, textOverrides)
    if (deadline === null) return translate(despatchTexts.allDay, { days: days ?? '' }, textOverrides)
    return translate(despatchTexts.until, { days: days ?? '', time: deadline }, textOverrides)
  })
}

function runsOf({ weekdays, deadlines }: Pick<DespatchCalendar, 'weekdays' | 'deadlines'>): Run[] {
  const runs: Run[] = []
  for (const day of weekdays.toSorted()) {
    const deadline = deadlines[day] ?? null
    const last = runs.at(-1)
    if (last && last.to === day - 1 && last.deadline === deadline) last.to = day
    else runs.push({ from: day, to: day, deadline })
  }
  return runs
}

function nameOf(day: number, textOverrides: TextOverrides): string {
  const text = weekdayNames[day - 1]
  return text ? translate(text, {}, textOverrides) : ''
}
