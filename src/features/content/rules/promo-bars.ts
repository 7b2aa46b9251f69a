import { dayAfter, warsawMidnight } from '#shared/day.ts'

export const barPages = ['home', 'category', 'product', 'search', 'content', 'basket', 'account'] as const
export const barLooks = ['calm', 'accent', 'sale'] as const

/** What the shop announces at the top of its pages until somebody closes it (A4.25). */
export interface PromoBar {
  /** Browsers remember what has been closed by it. */
  id: string
  text: string
  link: { text: string; address: string } | null
  /** Its first and its last day in Poland ('YYYY-MM-DD'), or a moment (RFC 3339); null: no bound. */
  from: string | null
  until: string | null
  pages: 'all' | (typeof barPages)[number][]
  look: (typeof barLooks)[number]
}

/** The bars of this moment in the merchant's order, and when the next one begins or ends; null: never. */
export function barsAt(bars: PromoBar[], now: Date): { shown: PromoBar[]; until: Date | null } {
  const times = bars.map((bar) => ({ bar, begin: beginOf(bar), end: endOf(bar) }))
  const shown = times.filter(({ begin, end }) => begin <= now.getTime() && now.getTime() < end)
  const next = Math.min(...times.flatMap(({ begin, end }) => [begin, end]).filter((moment) => moment > now.getTime()))
  return { shown: shown.map(({ bar }) => bar), until: Number.isFinite(next) ? new Date(next) : null }
}

function beginOf({ from }: PromoBar): number {
  if (from === null) return Number.NEGATIVE_INFINITY
  return isDay(from) ? warsawMidnight(from).getTime() : Date.parse(from)
}

function endOf({ until }: PromoBar): number {
  if (until === null) return Number.POSITIVE_INFINITY
  return isDay(until) ? warsawMidnight(dayAfter(until, 1)).getTime() : Date.parse(until)
}

function isDay(words: string): boolean {
  return words.length === 'YYYY-MM-DD'.length
}
