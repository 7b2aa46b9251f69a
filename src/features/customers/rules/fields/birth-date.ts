import type { FieldContext, FieldResult } from './field-result.ts'

/** A birth date as typed, RRRR-MM-DD (B5.40, B8.1): a day of the calendar since 1900, and not after today. */
export function checkBirthDate(typed: string, { today }: FieldContext = {}): FieldResult {
  const date = typed.trim()
  if (date === '') return { code: 'required' }
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? []
  const exists = Number(day) >= 1 && Number(day) <= daysIn(Number(year), Number(month))
  if (!exists) return { code: 'birth_date' }
  return date < '1900-01-01' || (today !== undefined && date > today) ? { code: 'birth_date_range' } : { value: date }
}

/** 0 for a month that does not exist. */
function daysIn(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return [0, 31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month] ?? 0
}
