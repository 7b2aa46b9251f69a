import { calendarDate } from '#shared/calendar/day-number.ts'
import type { Text, TextValues } from '#shared/text.ts'
import type { CalendarNames } from './calendar-names.ts'
import { calendarTexts } from './texts.ts'
import type { CalendarControls } from './use-calendar-state.ts'

type Translate = (text: Text, values?: TextValues) => string

/** Returns what a screen reader says after the last action: the choice, or the month or years of another page. */
export function announcementOf(
  { last, state, rules }: Pick<CalendarControls, 'last' | 'state' | 'rules'>,
  names: CalendarNames,
  t: Translate,
): string {
  if (!last || last.action.type === 'focus') return '' // the focused day says its own name
  if (last.action.type !== 'choose_day') return pageName(state, names)
  const day = names.fullDay(last.action.day)
  const { days, rangeStart } = state.selection
  if (rules.refusal(last.action.day) !== null) return t(calendarTexts.dayUnavailable, { day })
  if (rangeStart !== null) return t(calendarTexts.rangeStarted, { day })
  if (last.before.selection.rangeStart !== null) {
    const [from = 0, to = 0] = [days[0], days.at(-1)]
    return t(calendarTexts.rangeChosen, { count: days.length, from: names.fullDay(from), to: names.fullDay(to) })
  }
  return t(days.includes(last.action.day) ? calendarTexts.added : calendarTexts.removed, { day })
}

function pageName({ view, focused }: CalendarControls['state'], names: CalendarNames): string {
  const { year, month } = calendarDate(focused)
  return view === 'days' ? `${names.month(month)} ${year}` : String(year)
}
