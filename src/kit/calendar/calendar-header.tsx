import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { type CalendarState, type CalendarView, canPage } from '#shared/calendar/calendar-state.ts'
import { calendarDate } from '#shared/calendar/day-number.ts'
import { yearsAround } from '#shared/calendar/pages.ts'
import type { Text } from '#shared/text.ts'
import { useTranslate } from '../messages.tsx'
import type { CalendarNames } from './calendar-names.ts'
import { calendarTexts } from './texts.ts'
import type { CalendarControls } from './use-calendar-state.ts'

/** What the parts of a calendar share. */
export interface CalendarPartProps extends CalendarControls {
  names: CalendarNames
  /** The id of the page's title, which names the grid. */
  titleId: string
  /** The id of the text about the keys. */
  keysId: string
  today: number
}

const arrowTexts: Record<CalendarView, [Text, Text]> = {
  days: [calendarTexts.previousMonth, calendarTexts.nextMonth],
  months: [calendarTexts.previousYear, calendarTexts.nextYear],
  years: [calendarTexts.previousYears, calendarTexts.nextYears],
}

/** The page's title between the arrows, which are hidden at the bounds (B2.10). */
export function CalendarHeader({ state, rules, names, titleId, dispatch }: CalendarPartProps) {
  const t = useTranslate()
  const [previous, next] = arrowTexts[state.view]
  const page = (direction: 1 | -1) => dispatch({ type: 'page', direction })
  return (
    <div className="grid grid-cols-[2.75rem_1fr_2.75rem] items-center">
      <Arrow label={t(previous)} shown={canPage(state, -1, rules)} onClick={() => page(-1)}>
        <ChevronLeft aria-hidden="true" className="size-5" />
      </Arrow>
      <div className="col-start-2 flex items-center justify-center">
        <Title state={state} names={names} titleId={titleId} dispatch={dispatch} />
      </div>
      <Arrow label={t(next)} shown={canPage(state, 1, rules)} onClick={() => page(1)}>
        <ChevronRight aria-hidden="true" className="size-5" />
      </Arrow>
    </div>
  )
}

interface ArrowProps {
  label: string
  shown: boolean
  onClick: () => void
  children: ReactNode
}

function Arrow({ label, shown, onClick, children }: ArrowProps) {
  if (!shown) return <span />
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-control hover:bg-surface"
    >
      {children}
    </button>
  )
}

type TitleProps = Pick<CalendarPartProps, 'state' | 'names' | 'titleId' | 'dispatch'>

/** Month and year, each a button that shows all of them. */
function Title({ state, names, titleId, dispatch }: TitleProps) {
  const t = useTranslate()
  const { view, focused } = state
  const { year, month } = calendarDate(focused)
  const show = (wanted: CalendarView) => dispatch({ type: 'show', view: wanted === view ? 'days' : wanted })
  return (
    <>
      <span id={titleId} className="sr-only">
        {titleText(state, names, t)}
      </span>
      {view === 'days' && (
        <TitleButton label={t(calendarTexts.chooseMonth, { month: names.month(month) })} onClick={() => show('months')}>
          {names.month(month)}
        </TitleButton>
      )}
      <TitleButton
        label={t(calendarTexts.chooseYear, { year: yearTitle(state, year) })}
        expanded={view === 'years'}
        onClick={() => show('years')}
      >
        {yearTitle(state, year)}
      </TitleButton>
    </>
  )
}

function titleText(state: CalendarState, names: CalendarNames, t: ReturnType<typeof useTranslate>): string {
  const { year, month } = calendarDate(state.focused)
  const years = yearsAround(state.middleYear)
  if (state.view === 'days') return `${names.month(month)} ${year}`
  if (state.view === 'months') return t(calendarTexts.months, { year })
  return t(calendarTexts.years, { from: years[0] ?? '', to: years.at(-1) ?? '' })
}

function yearTitle({ view, middleYear }: CalendarState, year: number): string {
  const years = yearsAround(middleYear)
  return view === 'years' ? `${years[0]}–${years.at(-1)}` : String(year)
}

interface TitleButtonProps {
  /** Begins with the visible text. */
  label: string
  expanded?: boolean
  onClick: () => void
  children: string
}

function TitleButton({ label, expanded, onClick, children }: TitleButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-expanded={expanded}
      onClick={onClick}
      className="min-h-11 min-w-11 rounded-control px-2 font-serif text-large underline decoration-line underline-offset-4 hover:bg-surface hover:decoration-current"
    >
      {children}
    </button>
  )
}
