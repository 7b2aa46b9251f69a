import { dayAfter, warsawMidnight } from '#shared/day.ts'

/** What is shown for a time only. */
export interface Dated {
  /** Its first and its last day in Poland ('YYYY-MM-DD'), or a moment (RFC 3339); null: no bound. */
  from: string | null
  until: string | null
}

/** What is shown at that moment, in its order, and when the next thing begins or ends; null: never. */
export function shownAt<Thing extends Dated>(things: Thing[], now: Date): { shown: Thing[]; until: Date | null } {
  const times = things.map((thing) => ({ thing, begin: beginOf(thing), end: endOf(thing) }))
  const shown = times.filter(({ begin, end }) => begin <= now.getTime() && now.getTime() < end)
  const next = Math.min(...times.flatMap(({ begin, end }) => [begin, end]).filter((moment) => moment > now.getTime()))
  return { shown: shown.map(({ thing }) => thing), until: Number.isFinite(next) ? new Date(next) : null }
}

function beginOf({ from }: Dated): number {
  if (from === null) return Number.NEGATIVE_INFINITY
  return isDay(from) ? warsawMidnight(from).getTime() : Date.parse(from)
}

function endOf({ until }: Dated): number {
  if (until === null) return Number.POSITIVE_INFINITY
  return isDay(until) ? warsawMidnight(dayAfter(until, 1)).getTime() : Date.parse(until)
}

function isDay(words: string): boolean {
  return words.length === 'YYYY-MM-DD'.length
}
