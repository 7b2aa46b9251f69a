const byName = new Intl.Collator('pl', { numeric: true })

/**
 * Compares names in natural order: '2 cm' before '10 cm', '70 ml' before '1 l'; measures before everything else, lengths apart
 * from weights.
 */
export function byNaturalOrder(one: string, other: string): number {
  return compareKeys(naturalKey(one), naturalKey(other))
}

/** Returns the items by `byNaturalOrder` of their names, then by `otherwise`; each name is parsed once. */
export function inNaturalOrder<Item extends { name: string }>(
  items: Item[],
  otherwise: (one: Item, other: Item) => number,
): Item[] {
  const keyed = items.map((item) => ({ item, key: naturalKey(item.name) }))
  return keyed
    .sort((one, other) => compareKeys(one.key, other.key) || otherwise(one.item, other.item))
    .map(({ item }) => item)
}

interface NaturalKey {
  name: string
  measure: Measure | null
}

function naturalKey(name: string): NaturalKey {
  return { name, measure: parseMeasure(name) }
}

function compareKeys(one: NaturalKey, other: NaturalKey): number {
  const byNames = () => byName.compare(one.name, other.name)
  if (one.measure === null || other.measure === null)
    return Number(one.measure === null) - Number(other.measure === null) || byNames()
  return byName.compare(one.measure.unit, other.measure.unit) || one.measure.amount - other.measure.amount || byNames()
}

/** Compares names of sizes: non-letter sizes by `byNaturalOrder`, then 'XS' before 'S' before '3XL'. */
export function bySizeOrder(one: string, other: string): number {
  const [letter, otherLetter] = [letterSize(one), letterSize(other)]
  if (letter !== null && otherLetter !== null) return letter - otherLetter || byName.compare(one, other)
  return Number(letter !== null) - Number(otherLetter !== null) || byNaturalOrder(one, other)
}

/** Returns sizes from the smallest when all names are numbers or letter sizes; otherwise in the merchant's order. */
export function sizesInOrder<Size extends { name: string }>(sizes: Size[]): Size[] {
  const sortable = sizes.every(({ name }) => letterSize(name) !== null || /^\d/.test(name))
  return sortable ? sizes.toSorted((one, other) => bySizeOrder(one.name, other.name)) : sizes
}

/** Returns the rank of a letter size, M being 0; 'S/M' is between; null for other names. */
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
const letterKeys = new Map([...alphabet].map((letter, index) => [letter, String.fromCharCode(0x21 + index)]))

/**
 * Returns the key by which names sort in Polish order when compared as bytes: ą after a, ł after l, ż last (both engines lack a
 * common Polish collation). Ignores case and punctuation at first; the name itself breaks ties.
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
  const key = letterKeys.get(letter)
  if (key) return key
  const plain = letter.normalize('NFD').replace(/\p{Mn}/gu, '')
  return [...plain].map((part) => letterKeys.get(part) ?? '~').join('')
}

/** Factor to the smallest unit, and its name. */
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

/** '0,5' of 1000 → 500: at most three decimal places. */
export function toSmallestUnit(number: string, factor: number): number {
  return Math.round(Number(number.replace(',', '.')) * factor * 1000) / 1000
}

const whole = new RegExp(
  String.raw`^(\d+(?:[.,]\d+)?)\s*(${Object.keys(measureUnits).join('|')})[^\p{L}\p{N}/²³]*$`,
  'iu',
)

interface Measure {
  amount: number
  unit: string
}

/** Parses a name that is only a measure, '1,5 kg', in its smallest unit; null for any other. */
function parseMeasure(name: string): Measure | null {
  const [, number, unit = ''] = whole.exec(name.trim()) ?? []
  const measure = measureUnits[unit.toLowerCase()]
  return number === undefined || !measure ? null : { amount: toSmallestUnit(number, measure[0]), unit: measure[1] }
}
