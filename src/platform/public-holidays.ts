const holidaysByYear = new Map<number, string[]>()

/**
 * The days on which work rests in Poland by law, as 'YYYY-MM-DD'. The library is large: it is loaded when somebody first asks, and
 * asked once about each year.
 */
export async function publicHolidays(years: number[]): Promise<string[]> {
  const missing = years.filter((year) => !holidaysByYear.has(year))
  if (missing.length > 0) {
    const { default: Holidays } = await import('date-holidays')
    const calendar = new Holidays('PL', { types: ['public'] })
    for (const year of missing)
      holidaysByYear.set(
        year,
        calendar.getHolidays(year).map(({ date }) => date.slice(0, 10)),
      )
  }
  return years.flatMap((year) => holidaysByYear.get(year) ?? [])
}
