import { Temporal } from 'temporal-polyfill'

const mostDays = 1_000
const pattern = /^(\d{4}-\d\d-\d\d)(?:\.\.(\d{4}-\d\d-\d\d))?$/

/** Days as a merchant writes them, '2026-12-28..2026-12-31 2027-05-02', each by itself as 'YYYY-MM-DD'; null when something is no day. */
export function readDays(raw: unknown): string[] | null {
  const words = typeof raw === 'string' ? raw.split(/[\s,;]+/).filter((word) => word !== '') : raw
  if (!Array.isArray(words)) return null
  const days = new Set<string>()
  for (const word of words) {
    const range = readRange(String(word))
    if (!range) return null
    for (let day = range.from; Temporal.PlainDate.compare(day, range.to) <= 0; day = day.add({ days: 1 })) {
      days.add(day.toString())
      if (days.size > mostDays) return null
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
