const long = new Intl.DateTimeFormat('pl-PL', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** '2026-12-05' → '5 grudnia': a day as people say it. */
export function dayWords(day: string): string {
  return long.format(new Date(`${day}T00:00:00Z`))
}
