import { type Decimal, decimal } from '#shared/decimal.ts'
import type { Message, PluralForms } from '#shared/text.ts'
import { stockTexts } from '../texts/stock.ts'
import { quantityWords } from './unit-words.ts'

/** The largest stock that is shown as a number. */
export const few = decimal(5)

/** How much lies somewhere, in words (A2.9): plenty, so many, or none. Null is unlimited. */
export function shelfWords(
  quantity: Decimal | null,
  unit: PluralForms,
): { state: 'there' | 'few' | 'none'; words: Message } {
  if (quantity === null || quantity > few) return { state: 'there', words: { text: stockTexts.there } }
  if (quantity <= 0n) return { state: 'none', words: { text: stockTexts.none } }
  return { state: 'few', words: { text: stockTexts.few, values: { quantity: quantityWords(quantity, unit) } } }
}
