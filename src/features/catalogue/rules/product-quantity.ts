import { type Decimal, formatDecimal, one } from '#shared/decimal.ts'
import { type PluralForms, pluralForm } from '#shared/text.ts'

/** '2 sztuki', '0,5 metra': a quantity with its unit in the right form. */
export function quantityText(quantity: Decimal, unit: PluralForms): string {
  const written = formatDecimal(quantity)
  return `${written}\u00a0${pluralForm(unit, written)}`
}

/** The points of the loyalty programme for a quantity, from `points` for one unit: whole points, rounded down once. */
export function pointsReceived(points: number, quantity: Decimal): number {
  return Number((BigInt(points) * quantity) / one)
}
