import { addMonths, calendarDate, type DayNumber, dayNumber } from './day-number.ts'
import type { DayRules } from './day-rules.ts'
import { yearsAround, yearsPerPage } from './pages.ts'
import { type Selection, type SelectionMode, selectDay } from './selection.ts'

export type CalendarView = 'days' | 'months' | 'years'

export interface CalendarState {
  view: CalendarView
  /** The day that the arrow keys move; its month and its year are shown. */
  focused: DayNumber
  /** The year in the middle of the page of years. */
  middleYear: number
  selection: Selection
}

export type CalendarAction =
  | { type: 'show'; view: CalendarView }
  | { type: 'page'; direction: 1 | -1 }
  | { type: 'focus'; day: DayNumber }
  | { type: 'choose_day'; day: DayNumber }
  | { type: 'choose_month'; month: number }
  | { type: 'choose_year'; year: number }

/** What the calendar is configured with. */
export interface CalendarContext {
  mode: SelectionMode
  rules: DayRules
}

/** Returns the state in which a calendar opens: at the first selected day, else at the first that can be chosen from today on. */
export function openCalendar(selected: DayNumber[], today: DayNumber, rules: DayRules): CalendarState {
  const days = [...new Set(selected)].filter((day) => rules.refusal(day) === null).sort((a, b) => a - b)
  const state = { view: 'days' as const, middleYear: 0, focused: 0, selection: { days, rangeStart: null } }
  return focusDay(state, days[0] ?? firstEnabledDay(today, rules), rules)
}

/** So far ahead a day is looked for that can be chosen; a calendar without any opens at today. */
const searchedDays = 366

function firstEnabledDay(today: DayNumber, { minimum, refusal }: DayRules): DayNumber {
  const start = Math.max(today, minimum)
  for (let day = start; day < start + searchedDays; day++) if (refusal(day) === null) return day
  return today
}

/** Returns the state after an action; nothing leaves the bounds. */
export function reduceCalendar(state: CalendarState, action: CalendarAction, context: CalendarContext): CalendarState {
  const { rules, mode } = context
  switch (action.type) {
    case 'show':
      return { ...state, view: action.view, middleYear: calendarDate(state.focused).year }
    case 'page':
      return canPage(state, action.direction, rules) ? turnPage(state, action.direction, rules) : state
    case 'focus':
      return focusDay(state, action.day, rules)
    case 'choose_day': {
      const selection = selectDay(mode, state.selection, action.day, rules)
      return focusDay({ ...state, selection }, action.day, rules) // a day of an adjacent month shows that month (B2.9)
    }
    case 'choose_month':
      return showDays(state, action.month - calendarDate(state.focused).month, rules)
    case 'choose_year':
      return showDays(state, (action.year - calendarDate(state.focused).year) * 12, rules)
  }
}

/** Whether the page before or after has anything within the bounds; otherwise its arrow is hidden (B2.10). */
export function canPage({ view, focused, middleYear }: CalendarState, direction: 1 | -1, rules: DayRules): boolean {
  const { year, month } = calendarDate(focused)
  if (view === 'days') return isMonthInBounds(year, month + direction, rules)
  if (view === 'months') return isYearInBounds(year + direction, rules)
  return yearsAround(middleYear + direction * yearsPerPage).some((year) => isYearInBounds(year, rules))
}

/** Whether a month has a day within the bounds; month 13 is the first of the next year. */
export function isMonthInBounds(year: number, month: number, { minimum, maximum }: DayRules): boolean {
  return dayNumber({ year, month: month + 1, day: 0 }) >= minimum && dayNumber({ year, month, day: 1 }) <= maximum
}

/** Whether a year has a day within the bounds. */
export function isYearInBounds(year: number, { minimum, maximum }: DayRules): boolean {
  return year >= calendarDate(minimum).year && year <= calendarDate(maximum).year
}

function turnPage(state: CalendarState, direction: 1 | -1, rules: DayRules): CalendarState {
  const months = { days: 1, months: 12, years: 12 * yearsPerPage }[state.view] * direction
  const turned = focusDay(state, addMonths(state.focused, months), rules)
  return state.view === 'years' ? { ...turned, middleYear: state.middleYear + direction * yearsPerPage } : turned
}

/** Picking a month or a year returns to the days (B2.7). */
function showDays(state: CalendarState, months: number, rules: DayRules): CalendarState {
  return { ...focusDay(state, addMonths(state.focused, months), rules), view: 'days' }
}

/** Moves the focus within the bounds; the page of years turns when its focused year leaves it. */
function focusDay(state: CalendarState, day: DayNumber, { minimum, maximum }: DayRules): CalendarState {
  const focused = Math.min(Math.max(day, minimum), maximum)
  const { year } = calendarDate(focused)
  const pages = Math.round((year - state.middleYear) / yearsPerPage)
  return { ...state, focused, middleYear: state.middleYear + pages * yearsPerPage }
}
