import type { AppliedPromotion } from '#features/promotions/rules/promoted.ts'
import { decimalText } from '#shared/decimal.ts'
import { type Goods, goodsValue } from './basket.ts'

/** What a shopper has seen beside unit prices: what promotions made of his basket, and what wrapping cost. */
export interface SeenBeside {
  /** Of all amounts here, which are gross minor units. */
  currency: string
  /** Quantities by the id of their line, and the code: while they are the same, only the shop can have changed the sums. */
  lines: Record<string, string>
  code: string
  /** What the goods cost after promotions. */
  value: number
  promotions: AppliedPromotion[]
  /** What one costs, by the id of its size. */
  wraps: Record<string, number>
}

/** What is to be seen of goods as they stand, as JSON: '' where nothing could become less. Equal goods make equal texts. */
export function writeSeenBeside({ lines, extras, promoted }: Goods, code: string, currency: string): string {
  const wraps = extras.filter(({ kind }) => kind === 'wrap')
  if (promoted.applied.length === 0 && wraps.length === 0) return ''
  const seen: SeenBeside = {
    currency,
    lines: quantitiesOf(lines),
    code,
    value: goodsValue({ lines }),
    promotions: promoted.applied,
    wraps: Object.fromEntries(wraps.map(({ offer, unitGross }) => [offer.size.id, unitGross])),
  }
  return JSON.stringify(seen)
}

/** What was seen; null when nothing was, or it was in another currency. */
export function readSeenBeside(text: string, currency: string): SeenBeside | null {
  const seen = text === '' ? null : (JSON.parse(text) as SeenBeside)
  return seen?.currency === currency ? seen : null
}

/** Quantities as texts, by the id of their line. */
export function quantitiesOf(lines: Goods['lines']): Record<string, string> {
  return Object.fromEntries(lines.map(({ id, quantity }) => [id, decimalText(quantity)]))
}
