import { useId, useMemo } from 'react'
import { defaultLanguage } from '#shared/calendar/calendar-settings.ts'
import type { CalendarView } from '#shared/calendar/calendar-state.ts'
import { parseDayNumber } from '#shared/calendar/day-number.ts'
import type { Text } from '#shared/text.ts'
import { useTranslate } from '../messages.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { announcementOf } from './announcement.ts'
import { CalendarHeader } from './calendar-header.tsx'
import { calendarNames } from './calendar-names.ts'
import { DayGrid } from './day-grid.tsx'
import { MonthGrid, YearGrid } from './period-grids.tsx'
import { calendarTexts } from './texts.ts'
import { type CalendarProps, useCalendarState } from './use-calendar-state.ts'

const keyTexts: Record<CalendarView, Text> = {
  days: calendarTexts.keysOfDays,
  months: calendarTexts.keysOfMonths,
  years: calendarTexts.keysOfYears,
}

/**
 * A calendar of days, months and years (B2.6) by the ARIA grid pattern. `settings` must stay the same object while it is shown. Loaded where it is
 * opened; a field that opens one is `DateField`.
 */
export function Calendar(props: CalendarProps) {
  const { settings, today } = props
  const { language = defaultLanguage, weekdayNames } = settings
  const t = useTranslate()
  const controls = useCalendarState(props)
  const names = useMemo(() => calendarNames(language, weekdayNames), [language, weekdayNames])
  const [titleId, keysId] = [useId(), useId()]
  const { state } = controls
  const grid = { ...controls, names, titleId, keysId, today: parseDayNumber(today) ?? 0 }
  return (
    <div lang={language} className="flex min-h-87 flex-col gap-2">
      <CalendarHeader {...grid} />
      {state.view === 'days' && <DayGrid {...grid} settings={settings} />}
      {state.view === 'months' && <MonthGrid {...grid} />}
      {state.view === 'years' && <YearGrid {...grid} />}
      <VisuallyHidden id={keysId}>{t(keyTexts[state.view])}</VisuallyHidden>
      <div aria-live="polite" className="sr-only">
        {announcementOf(controls, names, t)}
      </div>
    </div>
  )
}
