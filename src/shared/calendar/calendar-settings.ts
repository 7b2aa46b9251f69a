import type { TimeMode } from './clock.ts'
import type { DayRuleSettings } from './day-rules.ts'
import type { SelectionMode } from './selection.ts'

/** How a calendar looks and what may be chosen in it: plain data, so that a page can carry it in an attribute. */
export interface CalendarSettings extends DayRuleSettings {
  mode?: SelectionMode
  /** A time belongs to the day, on a 12- or 24-hour clock; without it there are days alone. */
  timeMode?: TimeMode
  hourStep?: number
  minuteStep?: number
  weekNumbers?: boolean
  /** BCP 47; Polish by default (B3.9). */
  language?: string
  /** Seven names from Monday on, in place of the language's own short ones. */
  weekdayNames?: string[]
  /** Short texts about days, by day: shown while the day is hovered or focused (B3.20). */
  popups?: Record<string, string>
}

export const defaultLanguage = 'pl'
