const long = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeZone: 'Europe/Warsaw' })

/** The day that Polish calendars show at that moment, with its year: '5 grudnia 2026'. */
export function longDay(moment: Date): string {
  return long.format(moment)
}
