import { isMonthInBounds, isYearInBounds } from '#shared/calendar/calendar-state.ts'
import { calendarDate } from '#shared/calendar/day-number.ts'
import { columns } from '#shared/calendar/move-focus.ts'
import { yearsAround } from '#shared/calendar/pages.ts'
import type { CalendarPartProps } from './calendar-header.tsx'
import { GridCell, GridTable } from './grid-table.tsx'

/** The months of a year; picking one returns to its days (B2.7). */
export function MonthGrid(props: CalendarPartProps) {
  const { state, rules, names, today, dispatch } = props
  const { year, month: focused } = calendarDate(state.focused)
  const now = calendarDate(today)
  const periods = Array.from({ length: 12 }, (_, index) => ({
    value: index + 1,
    label: names.month(index + 1),
    fullLabel: `${names.month(index + 1)} ${year}`,
    isEnabled: isMonthInBounds(year, index + 1, rules),
    isCurrent: year === now.year && index + 1 === now.month,
  }))
  return (
    <PeriodGrid
      {...props}
      periods={periods}
      focused={focused}
      onChoose={(month) => dispatch({ type: 'choose_month', month })}
    />
  )
}

/** Fifteen years (B2.8); picking one returns to its days (B2.7). */
export function YearGrid(props: CalendarPartProps) {
  const { state, rules, today, dispatch } = props
  const periods = yearsAround(state.middleYear).map((year) => ({
    value: year,
    label: String(year),
    isEnabled: isYearInBounds(year, rules),
    isCurrent: year === calendarDate(today).year,
  }))
  return (
    <PeriodGrid
      {...props}
      periods={periods}
      focused={calendarDate(state.focused).year}
      onChoose={(year) => dispatch({ type: 'choose_year', year })}
    />
  )
}

interface Period {
  value: number
  label: string
  /** For screen readers, which get no more than the cell when the keys leave its year. */
  fullLabel?: string
  isEnabled: boolean
  isCurrent: boolean
}

type PeriodGridProps = CalendarPartProps & {
  periods: Period[]
  focused: number
  onChoose: (value: number) => void
}

function PeriodGrid({ periods, focused, onChoose, ...grid }: PeriodGridProps) {
  const rows = Array.from({ length: periods.length / columns }, (_, row) =>
    periods.slice(row * columns, (row + 1) * columns),
  )
  return (
    <GridTable {...grid}>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]?.value}>
            {row.map(({ value, label, fullLabel, isEnabled, isCurrent }) => (
              <GridCell
                key={value}
                isSelected={value === focused}
                isFocused={value === focused}
                isUnavailable={!isEnabled}
                isCurrent={isCurrent}
                aria-label={fullLabel}
                onClick={() => isEnabled && onChoose(value)}
              >
                {label}
              </GridCell>
            ))}
          </tr>
        ))}
      </tbody>
    </GridTable>
  )
}
