const byName = new Intl.Collator('pl', { numeric: true })

/** Puts names as people count: '2 cm' before '10 cm', '70 ml' before '1 l'; measures before everything else, lengths apart from weights. */
export function byNaturalOrder(one: string, other: string): number {
  const [measure, otherMeasure] = [parseMeasure(one), parseMeasure(other)]
  if (measure === null || otherMeasure === null)
    return Number(measure === null) - Number(otherMeasure === null) || byName.compare(one, other)
  return (
    byName.compare(measure.unit, otherMeasure.unit) ||
    measure.amount - otherMeasure.amount ||
    byName.compare(one, other)
  )
}

/** Puts names of sizes as people count: those that are no letters by `byNaturalOrder`, then 'XS' before 'S' before '3XL'. */
export function bySizeOrder(one: string, other: string): number {
  const [letter, otherLetter] = [letterSize(one), letterSize(other)]
  if (letter !== null && otherLetter !== null) return letter - otherLetter || byName.compare(one, other)
  return Number(letter !== null) - Number(otherLetter !== null) || byNaturalOrder(one, other)
}

/** Sizes from the smallest where all their names tell it, letters or numbers; any others as they came: that is the merchant's order. */
export function sizesInOrder<Size extends { name: string }>(sizes: Size[]): Size[] {
  const known = sizes.every(({ name }) => letterSize(name) !== null || /^\d/.test(name))
  return known ? sizes.toSorted((one, other) => bySizeOrder(one.name, other.name)) : sizes
}

/** How large a size in letters is, M being 0; between two ('S/M') in their middle; null: it is none. */
function letterSize(name: string): number | null {
  const ranks = name
    .trim()
    .toUpperCase()
    .split(/\s*[/-]\s*/)
    .map(rankOf)
  return ranks.every((rank) => rank !== null) ? ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length : null
}

function rankOf(letters: string): number | null {
  if (letters === 'M') return 0
  const [, count, row = '', side] = /^(?:([2-9])X|(X{0,9}))([SL])$/.exec(letters) ?? []
  if (side === undefined) return null
  const steps = 1 + (count === undefined ? row.length : Number(count))
  return side === 'S' ? -steps : steps
}

const alphabet = ' 0123456789aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż'
const letterKeys = new Map([...alphabet].map((letter, place) => [letter, String.fromCharCode(0x21 + place)]))

/**
 * The key by which names stand in Polish order when compared as bytes: ą after a, ł after l, ż last (both engines lack a
 * common Polish collation). Case and punctuation do not count at first; the name itself breaks ties.
 */
export function sortKey(name: string): string {
  const letters = [
    ...name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  ]
  return `${letters.map(letterKey).join('')} ${name}`
}

function letterKey(letter: string): string {
  const known = letterKeys.get(letter)
  if (known) return known
  const plain = letter.normalize('NFD').replace(/\p{Mn}/gu, '')
  return [...plain].map((part) => letterKeys.get(part) ?? '~').join('')
}

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
export function toSmallestUnit(number: string, factor: number): number {
  return Math.round(Number(number.replace(',', '.')) * factor * 1000) / 1000
}

const whole = new RegExp(
  String.raw`^(\d+(?:[.,]\d+)?)\s*(${Object.keys(measureUnits).join('|')})[^\p{L}\p{N}/²³]*$`,
  'iu',
)

/** A name that is a measure and nothing else, '1,5 kg', in the smallest of its units; null for any other. */
function parseMeasure(name: string): { amount: number; unit: string } | null {
  const [, number, unit = ''] = whole.exec(name.trim()) ?? []
  const known = measureUnits[unit.toLowerCase()]
  return number === undefined || !known ? null : { amount: toSmallestUnit(number, known[0]), unit: known[1] }
}
