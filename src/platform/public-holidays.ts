const holidaysByYear = new Map<number, string[]>()

/**
 * Returns the public holidays in Poland as 'YYYY-MM-DD'. The large library is loaded on first use, and called once per year.
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
