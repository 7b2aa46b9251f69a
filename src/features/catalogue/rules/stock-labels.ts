import { formatDay } from '#shared/day.ts'
import { type Decimal, decimal } from '#shared/decimal.ts'
import type { Message, PluralForms } from '#shared/text.ts'
import { stockNoteTexts, stockTexts } from '../texts.ts'
import type { ProductKind } from './product.ts'
import { quantityText } from './product-quantity.ts'
import type { Availability } from './sale-state.ts'

/** The largest stock that is shown as a number. */
const lowStockLimit = decimal(5)

/** The text for a stock level (A2.9): plenty, a number, or none. Null is unlimited. */
export function stockLevelText(
  quantity: Decimal | null,
  unit: PluralForms,
): { state: 'there' | 'few' | 'none'; words: Message } {
  if (quantity === null || quantity > lowStockLimit) return { state: 'there', words: { text: stockTexts.there } }
  if (quantity <= 0n) return { state: 'none', words: { text: stockTexts.none } }
  return { state: 'few', words: { text: stockTexts.few, values: { quantity: quantityText(quantity, unit) } } }
}

interface StockFacts {
  /** disable also when less is left than the minimum purchase. */
  status: Availability
  /** 'YYYY-MM-DD' */
  backOn: string | null
  kind: ProductKind
  /** Null when unlimited. */
  stock: Decimal | null
  unit: PluralForms
}

/** The text for the stock next to the status (A2.9); null when the status is enough. */
export function stockText({ status, backOn, kind, stock, unit }: StockFacts): Message | null {
  if (status === 'disable') return backOn ? { text: stockNoteTexts.backOn, values: { date: formatDay(backOn) } } : null
  if (status === 'order') return { text: stockNoteTexts.toOrderText }
  if (kind === 'virtual') return { text: stockNoteTexts.virtual }
  if (stock !== null && stock <= lowStockLimit)
    return { text: stockNoteTexts.lastPieces, values: { quantity: quantityText(stock, unit) } }
  return kind === 'service' ? null : { text: stockNoteTexts.inStock }
}
