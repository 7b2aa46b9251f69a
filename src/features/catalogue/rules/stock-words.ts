import { dayWords } from '#shared/day.ts'
import type { Decimal } from '#shared/decimal.ts'
import type { Message, PluralForms } from '#shared/text.ts'
import { productTexts } from '../texts/product.ts'
import type { ProductKind } from './product-kind.ts'
import type { Availability } from './sale-state.ts'
import { few } from './shelf-words.ts'
import { quantityWords } from './unit-words.ts'

interface StockFacts {
  /** disable also where less is left than one can buy. */
  status: Availability
  /** 'YYYY-MM-DD' */
  backOn: string | null
  kind: ProductKind
  /** Null when unlimited. */
  stock: Decimal | null
  unit: PluralForms
}

/** What is said of the amount in stock beside the status (A2.9); null when the status says it all. */
export function stockWords({ status, backOn, kind, stock, unit }: StockFacts): Message | null {
  if (status === 'disable') return backOn ? { text: productTexts.backOn, values: { date: dayWords(backOn) } } : null
  if (status === 'order') return { text: productTexts.toOrderText }
  if (kind === 'virtual') return { text: productTexts.virtual }
  if (stock !== null && stock <= few)
    return { text: productTexts.lastPieces, values: { quantity: quantityWords(stock, unit) } }
  return kind === 'service' ? null : { text: productTexts.inStock }
}
