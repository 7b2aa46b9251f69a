import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { CalendarSettings } from '#shared/calendar/calendar-settings.ts'
import {
  type CalendarAction,
  type CalendarState,
  openCalendar,
  reduceCalendar,
} from '#shared/calendar/calendar-state.ts'
import { formatDayNumber, parseDayNumber } from '#shared/calendar/day-number.ts'
import { compileDayRules, type DayRules } from '#shared/calendar/day-rules.ts'
import { moveFocus } from '#shared/calendar/move-focus.ts'

export interface CalendarProps {
  settings: CalendarSettings
  /** Today in Poland, the selected days, all as yy-mm-dd. */
  today: string
  selected?: string[]
  /** Whether the calendar takes the focus when it appears. */
  autoFocus?: boolean
  onSelect: (days: string[]) => void
}

export interface CalendarControls {
  state: CalendarState
  rules: DayRules
  /** The last action, for announcements. */
  last: { action: CalendarAction; before: CalendarState } | null
  dispatch: (action: CalendarAction) => void
  onKeyDown: (event: KeyboardEvent) => void
  /** Its element with `tabindex="0"` has the grid's focus. */
  grid: RefObject<HTMLTableElement | null>
}

/** The state of a calendar, with the keys and the focus of its grid. */
export function useCalendarState({ settings, today, selected, autoFocus, onSelect }: CalendarProps): CalendarControls {
  const rules = useMemo(() => compileDayRules(settings), [settings])
  const [state, setState] = useState(() =>
    openCalendar(
      (selected ?? []).flatMap((day) => parseDayNumber(day) ?? []),
      parseDayNumber(today) ?? 0,
      rules,
    ),
  )
  const [last, setLast] = useState<CalendarControls['last']>(null)
  const grid = useRef<HTMLTableElement>(null)
  const moves = useRef(autoFocus ?? false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the state
  useEffect(() => {
    const isLost = last?.action.type === 'page' && document.activeElement === document.body // its arrow is hidden now
    if (moves.current || isLost) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    moves.current = false
  }, [state])

  const dispatch = (action: CalendarAction) => {
    const next = reduceCalendar(state, action, { mode: settings.mode ?? 'single', rules })
    moves.current = action.type !== 'page'
    setState(next)
    setLast({ action, before: state })
    if (next.selection !== state.selection) onSelect(next.selection.days.map(formatDayNumber))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const day = moveFocus(state, event.key, event.shiftKey)
    if (day === null) return
    event.preventDefault()
    dispatch({ type: 'focus', day })
  }
  return { state, rules, last, dispatch, onKeyDown, grid }
}
