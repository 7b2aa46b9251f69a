import { ownProperty } from '../own-property.ts'
import type { CalendarState } from './calendar-state.ts'
import { addMonths, calendarDate, type DayNumber } from './day-number.ts'
import { yearsAround, yearsPerPage } from './pages.ts'
import { isoWeekday } from './week.ts'

/** Months and years are shown in rows of so many. */
export const columns = 3

/** Returns the day that a key moves the focus to, by the ARIA grid pattern; null for keys of other meaning. */
export function moveFocus(state: CalendarState, key: string, shift: boolean): DayNumber | null {
  const { view, focused } = state
  if (view === 'days') return moveByDays(focused, key, shift)
  const months = view === 'months' ? monthSteps(focused, key) : yearSteps(state, key)
  return months === null ? null : addMonths(focused, months)
}

function moveByDays(focused: DayNumber, key: string, shift: boolean): DayNumber | null {
  const weekday = isoWeekday(focused)
  const days: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: 1 - weekday,
    End: 7 - weekday,
  }
  if (key === 'PageUp') return addMonths(focused, shift ? -12 : -1)
  if (key === 'PageDown') return addMonths(focused, shift ? 12 : 1)
  const moved = ownProperty(days, key)
  return moved === undefined ? null : focused + moved
}

function monthSteps(focused: DayNumber, key: string): number | null {
  return stepsInRows(key, calendarDate(focused).month - 1, 12)
}

function yearSteps({ focused, middleYear }: CalendarState, key: string): number | null {
  const index = yearsAround(middleYear).indexOf(calendarDate(focused).year)
  const years = stepsInRows(key, index, yearsPerPage)
  return years === null ? null : years * 12
}

/** `index`: where the focus is on its page; `page`: how many cells a page has. */
function stepsInRows(key: string, index: number, page: number): number | null {
  const column = index % columns
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -column,
    End: columns - 1 - column,
    PageUp: -page,
    PageDown: page,
  }
  return ownProperty(steps, key) ?? null
}
