import type { CalendarSettings } from '#shared/calendar/calendar-settings.ts'

export const pageTitle = 'Kalendarz'

/** Every mode of the calendar, each with its settings. */
export const stories: { title: string; settings: CalendarSettings; selected?: string[] }[] = [
  { title: 'Jeden dzień', settings: {} },
  {
    title: 'Kilka dni',
    settings: { mode: 'multiple', weekNumbers: true },
    selected: ['2026-11-26', '2026-12-01'],
  },
  {
    title: 'Zakres bez weekendów',
    settings: { mode: 'multiple-ranged', disabledWeekdays: [6, 7] },
  },
  {
    title: 'Granice',
    settings: { minimum: '2026-11-20', maximum: '2026-12-10' },
  },
  {
    title: 'Dozwolone i zablokowane dni',
    settings: {
      enabledRanges: [{ from: '2026-11-10', to: '2026-12-20' }],
      disabledRanges: [{ from: '2026-11-17', to: '2026-11-19' }],
    },
  },
  {
    title: 'Święta i dymki',
    settings: {
      publicHolidays: true,
      disableHolidays: true,
      holidays: { '2026-11-30': 'Andrzejki' },
      popups: { '2026-11-26': 'Dostawa do 12:00', '2026-11-27': 'Ostatnie dwa miejsca' },
    },
  },
  { title: 'Własne nazwy dni', settings: { weekdayNames: ['Pn', 'Wt', 'Śr', 'Cz', 'Pt', 'So', 'Nd'] } },
  { title: 'Po angielsku', settings: { language: 'en-GB' } },
  { title: 'Koniec kalendarza', settings: {}, selected: ['2470-12-31'] },
  { title: 'Początek kalendarza', settings: {}, selected: ['1970-01-01'] },
]

/** Fields that open a calendar. */
export const fields: { label: string; name: string; settings: CalendarSettings; defaultValue?: string }[] = [
  { label: 'Dzień', name: 'day', settings: { weekNumbers: true }, defaultValue: '2026-12-05' },
  {
    label: 'Dzień i godzina',
    name: 'moment',
    settings: { timeMode: 24, minuteStep: 15 },
    defaultValue: '2027-03-28T01:45',
  },
  { label: 'Dzień i godzina, AM lub PM', name: 'moment-12', settings: { timeMode: 12, hourStep: 2 } },
]

export const clocks: { title: string; settings: CalendarSettings }[] = [
  { title: 'Zegar 24-godzinny', settings: { timeMode: 24, minuteStep: 5 } },
  { title: 'Zegar 12-godzinny', settings: { timeMode: 12 } },
]
