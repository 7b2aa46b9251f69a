import type { DayNumber } from './day-number.ts'
import type { DayRules } from './day-rules.ts'

export type SelectionMode = 'single' | 'multiple' | 'multiple-ranged'

export interface Selection {
  /** In ascending order. */
  days: DayNumber[]
  /** The first day of a range whose other end is not chosen yet. */
  rangeStart: DayNumber | null
}

/** Returns the selection after a click on a day (B4.4, B4.5); a disabled day changes nothing. */
export function selectDay(
  mode: SelectionMode,
  selection: Selection,
  day: DayNumber,
  rules: Pick<DayRules, 'refusal'>,
): Selection {
  if (rules.refusal(day) !== null) return selection
  if (mode === 'multiple-ranged') return selectRange(selection, day, rules)
  const { days } = selection
  if (days.includes(day)) return { days: days.filter((other) => other !== day), rangeStart: null }
  return { days: mode === 'single' ? [day] : [...days, day].sort((a, b) => a - b), rangeStart: null }
}

function selectRange({ rangeStart }: Selection, day: DayNumber, rules: Pick<DayRules, 'refusal'>): Selection {
  if (rangeStart === null) return { days: [day], rangeStart: day }
  const [from, to] = [Math.min(rangeStart, day), Math.max(rangeStart, day)]
  const between = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return { days: between.filter((other) => rules.refusal(other) === null), rangeStart: null }
}
