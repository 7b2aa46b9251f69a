import { type Decimal, decimalWords } from '#shared/decimal.ts'
import { type PluralForms, pluralForm } from '#shared/text.ts'

/** '2 sztuki', '0,5 metra': a quantity with its unit in the right form. */
export function quantityWords(quantity: Decimal, unit: PluralForms): string {
  const written = decimalWords(quantity)
  return `${written}\u00a0${pluralForm(unit, written)}`
}
