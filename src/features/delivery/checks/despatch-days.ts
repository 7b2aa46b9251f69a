import { Temporal } from 'temporal-polyfill'

const maxDays = 1_000
const pattern = /^(\d{4}-\d\d-\d\d)(?:\.\.(\d{4}-\d\d-\d\d))?$/

/** The days in a merchant's setting, '2026-12-28..2026-12-31 2027-05-02', each as 'YYYY-MM-DD'; null when one is invalid. */
export function readCalendarDays(raw: unknown): string[] | null {
  const words = typeof raw === 'string' ? raw.split(/[\s,;]+/).filter((word) => word !== '') : raw
  if (!Array.isArray(words)) return null
  const days = new Set<string>()
  for (const word of words) {
    const range = readRange(String(word))
    if (!range) return null
    for (let day = range.from; Temporal.PlainDate.compare(day, range.to) <= 0; day = day.add({ days: 1 })) {
      days.add(day.toString())
      if (days.size > maxDays) return null
    }
  }
  return [...days].sort()
}

function readRange(word: string): { from: Temporal.PlainDate; to: Temporal.PlainDate } | null {
  const [, from, to] = pattern.exec(word) ?? []
  const first = from && readDay(from)
  const last = to === undefined ? first : readDay(to)
  return first && last && Temporal.PlainDate.compare(first, last) <= 0 ? { from: first, to: last } : null
}

function readDay(day: string): Temporal.PlainDate | null {
  try {
    return Temporal.PlainDate.from(day)
  } catch {
    return null
  }
}

/** ISO weekdays, 1 Monday … 7 Sunday, in a merchant's setting: '1 2 3 4 5'; null when one is invalid or there is none. */
export function readWeekdays(raw: unknown): number[] | null {
  const words = typeof raw === 'string' ? raw.split(/[\s,;]+/).filter((word) => word !== '') : raw
  if (!Array.isArray(words) || words.length === 0) return null
  if (!words.every((word) => /^[1-7]$/.test(String(word)))) return null
  return [...new Set(words.map(Number))].sort()
}

/** A time of day as 'HH:MM', or 'none'; null when it is invalid. */
export function readDeadline(raw: unknown): string | null {
  return typeof raw === 'string' && /^(?:(?:[01]\d|2[0-3]):[0-5]\d|none)$/.test(raw) ? raw : null
}
