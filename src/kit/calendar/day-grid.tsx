import { useId, useState } from 'react'
import type { CalendarSettings } from '#shared/calendar/calendar-settings.ts'
import { calendarDate, type DayNumber, formatDayNumber } from '#shared/calendar/day-number.ts'
import { weeksOfMonth } from '#shared/calendar/pages.ts'
import { isoWeek } from '#shared/calendar/week.ts'
import { useTranslate } from '../messages.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import type { CalendarPartProps } from './calendar-header.tsx'
import { GridCell, GridTable } from './grid-table.tsx'
import { calendarTexts } from './texts.ts'

type DayGridProps = CalendarPartProps & { settings: CalendarSettings }

/** The days of a month with those around it, in ISO weeks; the popup of the hovered or focused day is shown below them. */
export function DayGrid(props: DayGridProps) {
  const { state, settings, names } = props
  const { year, month } = calendarDate(state.focused)
  const { popups = {}, weekNumbers = false, mode = 'single' } = settings
  const [hovered, setHovered] = useState<DayNumber | null>(null)
  const popupId = useId()
  const t = useTranslate()
  return (
    <>
      <GridTable {...props} multiselectable={mode !== 'single'}>
        <thead>
          <tr>
            {weekNumbers && <WeekNumbersHead />}
            {names.weekdays.map(({ long, short }) => (
              <th key={long} scope="col" className="h-8 text-small font-normal text-soft">
                <span aria-hidden="true">{short}</span>
                <VisuallyHidden>{long}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(year, month).map((week) => (
            <tr key={week[0]}>
              {weekNumbers && (
                <th scope="row" className="text-small font-normal text-soft">
                  <VisuallyHidden>{t(calendarTexts.week)} </VisuallyHidden>
                  {isoWeek(week[0] ?? 0)}
                </th>
              )}
              {week.map((day) => (
                <DayCell key={day} {...props} day={day} popupId={popupId} onHover={setHovered} />
              ))}
            </tr>
          ))}
        </tbody>
      </GridTable>
      {Object.keys(popups).length > 0 && (
        <p id={popupId} role="tooltip" className="calendar-popup">
          {popups[formatDayNumber(hovered ?? state.focused)]}
        </p>
      )}
    </>
  )
}

function WeekNumbersHead() {
  const t = useTranslate()
  return (
    <th scope="col" className="text-small font-normal text-soft">
      <span aria-hidden="true">{t(calendarTexts.weekShort)}</span>
      <VisuallyHidden>{t(calendarTexts.week)}</VisuallyHidden>
    </th>
  )
}

interface DayCellProps extends DayGridProps {
  day: DayNumber
  popupId: string
  onHover: (day: DayNumber | null) => void
}

function DayCell(props: DayCellProps) {
  const { day, state, settings, dispatch, rules, today, popupId, onHover } = props
  const date = calendarDate(day)
  const isFocused = day === state.focused
  const popup = settings.popups?.[formatDayNumber(day)]
  return (
    <GridCell
      isSelected={state.selection.days.includes(day)}
      isFocused={isFocused}
      isUnavailable={rules.refusal(day) !== null}
      isCurrent={day === today}
      aria-label={useDayLabel(props)}
      aria-describedby={popup && isFocused ? popupId : undefined}
      data-adjacent={date.month !== calendarDate(state.focused).month || undefined}
      data-holiday={rules.holiday(day) !== null || undefined}
      data-popup={popup ? '' : undefined}
      onClick={() => dispatch({ type: 'choose_day', day })}
      onPointerEnter={() => onHover(popup ? day : null)}
      onPointerLeave={() => onHover(null)}
    >
      {date.day}
    </GridCell>
  )
}

/** 'sobota, 5 grudnia 2026, dzisiaj, wybrano, święto: Mikołajki, niedostępny' */
function useDayLabel({ day, names, state, today, rules }: DayCellProps): string {
  const t = useTranslate()
  const holiday = rules.holiday(day)
  return [
    names.fullDay(day),
    day === today && t(calendarTexts.today),
    state.selection.days.includes(day) && t(calendarTexts.selected),
    holiday !== null && [t(calendarTexts.holiday), holiday].filter(Boolean).join(': '),
    rules.refusal(day) !== null && t(calendarTexts.unavailable),
  ]
    .filter(Boolean)
    .join(', ')
}
