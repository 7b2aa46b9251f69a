import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CalendarSettings } from '#shared/calendar/calendar-settings.ts'
import { MessagesProvider } from '../messages.tsx'
import { Calendar } from './calendar.tsx'
import { DateField } from './date-field.tsx'
import { TimeFields } from './time-fields.tsx'

/** The calendar's HTML on 24 November 2026; after it the texts that its shop has changed. */
function calendar(settings: CalendarSettings = {}, selected: string[] = [], overrides: Record<string, string> = {}) {
  return renderToStaticMarkup(
    <MessagesProvider overrides={overrides}>
      <Calendar settings={settings} today="2026-11-24" selected={selected} onSelect={() => {}} />
    </MessagesProvider>,
  )
}

/** What the buttons of its days say. */
const dayLabels = (html: string) =>
  [...html.matchAll(/aria-label="([^"]*\d{4}[^"]*)"[^>]*class="calendar-cell/g)].map(([, label]) => label)
const labelOf = (html: string, day: string) => dayLabels(html).find((label) => label?.includes(day))

test('B3.9 B9.11 the calendar speaks Polish, or the language of its settings', () => {
  expect(calendar()).toContain('lang="pl"')
  expect(labelOf(calendar(), '24 listopada')).toBe('wtorek, 24 listopada 2026, dzisiaj')
  expect(labelOf(calendar({ language: 'en-GB' }), '25 November')).toMatch(/^Wednesday,? 25 November 2026$/)
})

test('B3.9 a shop may change its words', () => {
  const html = calendar({}, ['2026-11-26'], { 'calendar.nextMonth': 'Dalej', 'calendar.selected': 'to ten' })
  expect(html).toContain('aria-label="Dalej"')
  expect(labelOf(html, '26 listopada')).toBe('czwartek, 26 listopada 2026, to ten')
})

test('B3.10 B9.12 weeks start on Monday', () => {
  const [first] = /<th scope="col".*?<\/th>/.exec(calendar()) ?? []
  expect(first).toContain('poniedziałek')
  expect(dayLabels(calendar())[0]).toMatch(/^poniedziałek, 26 października 2026/)
})

test.each([
  ['1970-01-01', ['Następny miesiąc']],
  ['2470-12-31', ['Poprzedni miesiąc']],
  ['2026-11-24', ['Poprzedni miesiąc', 'Następny miesiąc']],
])('B2.10 B9.8 the arrows at %s', (day, arrows) => {
  expect(calendar({}, [day]).match(/(Poprzedni|Następny) miesiąc/g)).toEqual(arrows)
})

test('B3.11 B3.12 days that cannot be chosen say so', () => {
  const html = calendar({ disabledWeekdays: [6], disabledRanges: [{ from: '2026-11-26', to: '2026-11-26' }] })
  expect(labelOf(html, '28 listopada')).toBe('sobota, 28 listopada 2026, niedostępny')
  expect(labelOf(html, '26 listopada')).toBe('czwartek, 26 listopada 2026, niedostępny')
  expect(labelOf(html, '27 listopada')).toBe('piątek, 27 listopada 2026')
  expect(html.match(/aria-disabled="true"/g)).toHaveLength(7)
})

test('B3.13 holidays are named', () => {
  const html = calendar({ publicHolidays: true, holidays: { '2026-11-30': 'Andrzejki' } })
  expect(labelOf(html, '11 listopada')).toBe('środa, 11 listopada 2026, święto')
  expect(labelOf(html, '30 listopada')).toBe('poniedziałek, 30 listopada 2026, święto: Andrzejki')
})

test('B3.14 the selected days are marked', () => {
  const html = calendar({ mode: 'multiple' }, ['2026-11-26', '2026-12-01'])
  expect(html.match(/aria-selected="true"/g)).toHaveLength(2)
  expect(html).toContain('aria-multiselectable="true"')
  expect(labelOf(html, '1 grudnia')).toBe('wtorek, 1 grudnia 2026, wybrano')
})

test('B3.18 week numbers are shown on request', () => {
  const weeks = (html: string) => [...html.matchAll(/<th scope="row".*?(\d+)<\/th>/g)].map(([, week]) => Number(week))
  expect(weeks(calendar({ weekNumbers: true }, ['2026-12-31']))).toEqual([49, 50, 51, 52, 53, 1])
  expect(weeks(calendar())).toEqual([])
})

test('B3.19 the weekdays have the shop’s own names, and keep theirs for screen readers', () => {
  const html = calendar({ weekdayNames: ['Pn', 'Wt', 'Śr', 'Cz', 'Pt', 'So', 'Nd'] })
  expect(html).toMatch(/>Pn<.*poniedziałek.*>Wt<.*wtorek.*>Nd<.*niedziela/)
})

test('B3.20 the focused day shows its popup, and others are marked', () => {
  const html = calendar({ popups: { '2026-11-26': 'Ostatnie miejsca', '2026-11-27': 'Brak miejsc' } }, ['2026-11-26'])
  expect(html).toMatch(/role="tooltip"[^>]*>Ostatnie miejsca</)
  const [, popupId] = /<p id="([^"]+)" role="tooltip"/.exec(html) ?? []
  expect(html).toMatch(new RegExp(`aria-label="czwartek, 26 listopada[^>]*aria-describedby="${popupId}"`))
  expect(html.match(/data-popup/g)).toHaveLength(2)
  expect(html).not.toContain('Brak miejsc')
  expect(calendar()).not.toContain('tooltip')
})

const timeFields = (settings: CalendarSettings) =>
  renderToStaticMarkup(<TimeFields settings={settings} time={{ hour: 15, minute: 5 }} onTime={() => {}} />)

test('B2.12 B3.16 B9.10 hours and minutes have two digits, and a 12-hour clock the half of the day', () => {
  const values = (html: string) => [...html.matchAll(/value="(\d\d)"/g)].map(([, value]) => value)
  expect(values(timeFields({ timeMode: 24 }))).toEqual(['15', '05'])
  expect(values(timeFields({ timeMode: 12 }))).toEqual(['03', '05'])
  expect(timeFields({ timeMode: 24 }).match(/maxLength="2"/gi)).toHaveLength(2)
  expect(timeFields({ timeMode: 12 })).toContain('>PM<')
  expect(timeFields({ timeMode: 24 })).not.toContain('PM')
})

test.each<[string, CalendarSettings, string]>([
  ['a date', { minimum: '2026-11-27' }, 'type="date" min="2026-11-27" max="2470-12-31"'],
  ['a moment', { timeMode: 24 }, 'type="datetime-local" min="1970-01-01T00:00" max="2470-12-31T23:59"'],
])('B3.8 without scripts %s is a native field with the same bounds', (_what, settings, attributes) => {
  expect(renderToStaticMarkup(<DateField label="Termin" name="termin" settings={settings} />)).toContain(attributes)
})
