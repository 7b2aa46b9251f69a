import { measureOf } from './measure.ts'

const byName = new Intl.Collator('pl', { numeric: true })

/** Puts names as people count: '2 cm' before '10 cm', '70 ml' before '1 l'; measures before everything else, lengths apart from weights. */
export function byNaturalOrder(one: string, other: string): number {
  const [measure, otherMeasure] = [measureOf(one), measureOf(other)]
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
