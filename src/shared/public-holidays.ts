import { addDays } from './day.ts'

/** Days of every year, as 'MM-DD'. */
const fixedDays = ['01-01', '01-06', '05-01', '05-03', '08-15', '11-01', '11-11', '12-25', '12-26']
/** Days after Easter Sunday: that day, Easter Monday, Pentecost, Corpus Christi. */
const daysAfterEaster = [0, 1, 49, 60]
const firstFreeChristmasEve = 2025

/**
 * The days free from work in Poland by law (Act of 18 January 1951 on days free from work), as 'YYYY-MM-DD'. A test compares them with a
 * maintained library, which is too heavy to load in a shop.
 */
export function publicHolidays(years: number[]): string[] {
  return years.flatMap((year) => [
    ...[...fixedDays, ...(year >= firstFreeChristmasEve ? ['12-24'] : [])].map((day) => `${year}-${day}`),
    ...daysAfterEaster.map((days) => addDays(easterSunday(year), days)),
  ])
}

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
function easterSunday(year: number): string {
  const golden = year % 19
  const [century, yearOfCentury] = [Math.floor(year / 100), year % 100]
  const correction = century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * late + 114
  const [month, day] = [Math.floor(days / 31), (days % 31) + 1]
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
