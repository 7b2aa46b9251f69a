import type { Message, Text } from '#shared/text.ts'
import { comparisonAnswerTexts } from '../texts/comparison-answer.ts'

/** The most products that are compared at once. */
export const mostCompared = 10

/** What shall become of a comparison: one product more, one less, or none left (null). */
export interface ComparisonChange {
  wanted: boolean
  productId: number | null
}

export interface ComparisonOutcome {
  status: 'success' | 'error'
  code: 'added' | 'removed' | 'emptied' | 'unknown_product' | 'too_many'
  message: Message
}

/**
 * What a comparison becomes, and what is said of it; asking twice for the same changes nothing more.
 * @param known those of the products in question that are sold; others make room when there is none
 */
export function changeComparison(
  held: number[],
  { wanted, productId }: ComparisonChange,
  known: Set<number>,
): { ids: number[]; outcome: ComparisonOutcome } {
  if (!wanted && productId === null) return { ids: [], outcome: success('emptied') }
  const others = held.filter((id) => id !== productId)
  if (!wanted) return { ids: others, outcome: success('removed') }
  if (productId === null || !known.has(productId)) return { ids: held, outcome: failure('unknown_product') }
  if (held.includes(productId)) return { ids: held, outcome: success('added') }
  const sold = others.filter((id) => known.has(id))
  const kept = others.length < mostCompared ? others : sold
  if (kept.length >= mostCompared) return { ids: held, outcome: failure('too_many') }
  return { ids: [...kept, productId], outcome: success('added') }
}

function success(code: 'added' | 'removed' | 'emptied'): ComparisonOutcome {
  return { status: 'success', code, message: { text: comparisonAnswerTexts[code] } }
}

function failure(code: 'unknown_product' | 'too_many'): ComparisonOutcome {
  return { status: 'error', code, message: refusalOf(code) }
}

/** In words why a product is not compared. */
export function refusalOf(code: 'unknown_product' | 'too_many'): Message {
  const texts: Record<typeof code, Text> = {
    unknown_product: comparisonAnswerTexts.unknownProduct,
    too_many: comparisonAnswerTexts.tooMany,
  }
  return { text: texts[code], values: { count: mostCompared } }
}
