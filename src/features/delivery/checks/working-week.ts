/** ISO weekdays, 1 Monday … 7 Sunday, as a merchant writes them: '1 2 3 4 5'; null when it is none of these, or nothing. */
export function readWeekdays(raw: unknown): number[] | null {
  const words = typeof raw === 'string' ? raw.split(/[\s,;]+/).filter((word) => word !== '') : raw
  if (!Array.isArray(words) || words.length === 0) return null
  if (!words.every((word) => /^[1-7]$/.test(String(word)))) return null
  return [...new Set(words.map(Number))].sort()
}

/** An hour of the day as 'HH:MM', or 'none'; null when it is neither. */
export function readDeadline(raw: unknown): string | null {
  return typeof raw === 'string' && /^(?:(?:[01]\d|2[0-3]):[0-5]\d|none)$/.test(raw) ? raw : null
}
