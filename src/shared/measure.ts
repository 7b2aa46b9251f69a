/** How many of the smallest unit one of these is. */
export const measureUnits: Record<string, [factor: number, smallest: string]> = {
  g: [1, 'g'],
  dag: [10, 'g'],
  kg: [1000, 'g'],
  ml: [1, 'ml'],
  cl: [10, 'ml'],
  l: [1000, 'ml'],
  mm: [1, 'mm'],
  cm: [10, 'mm'],
  m: [1000, 'mm'],
}

/** '0,5' of 1000 → 500: at most three places. */
export function inSmallest(number: string, factor: number): number {
  return Math.round(Number(number.replace(',', '.')) * factor * 1000) / 1000
}

const whole = new RegExp(
  String.raw`^(\d+(?:[.,]\d+)?)\s*(${Object.keys(measureUnits).join('|')})[^\p{L}\p{N}/²³]*$`,
  'iu',
)

/** A name that is a measure and nothing else, '1,5 kg', in the smallest of its units; null for any other. */
export function measureOf(name: string): { amount: number; unit: string } | null {
  const [, number, unit = ''] = whole.exec(name.trim()) ?? []
  const known = measureUnits[unit.toLowerCase()]
  return number === undefined || !known ? null : { amount: inSmallest(number, known[0]), unit: known[1] }
}
