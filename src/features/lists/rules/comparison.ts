import type { ProductKind } from '#features/catalogue/rules/product.ts'
import { sizeTexts } from '#features/catalogue/rules/size-labels.ts'
import { type Message, type Text, type TextOverrides, translate } from '#shared/text.ts'
import { comparisonAnswerTexts } from '../texts/comparison.ts'

/** The largest number of products in one comparison. */
export const maxCompared = 10

/** A change of a comparison: one product added or removed, or all removed (null). */
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
 * Returns the changed comparison and the outcome; repeating a change has no further effect.
 * @param known those of the products that are on sale; the others make room when it is full
 */
export function applyComparisonChange(
  stored: number[],
  { wanted, productId }: ComparisonChange,
  known: Set<number>,
): { ids: number[]; outcome: ComparisonOutcome } {
  if (!wanted && productId === null) return { ids: [], outcome: success('emptied') }
  const others = stored.filter((id) => id !== productId)
  if (!wanted) return { ids: others, outcome: success('removed') }
  if (productId === null || !known.has(productId)) return { ids: stored, outcome: failure('unknown_product') }
  if (stored.includes(productId)) return { ids: stored, outcome: success('added') }
  const sold = others.filter((id) => known.has(id))
  const remaining = others.length < maxCompared ? others : sold
  if (remaining.length >= maxCompared) return { ids: stored, outcome: failure('too_many') }
  return { ids: [...remaining, productId], outcome: success('added') }
}

function success(code: 'added' | 'removed' | 'emptied'): ComparisonOutcome {
  return { status: 'success', code, message: { text: comparisonAnswerTexts[code] } }
}

function failure(code: 'unknown_product' | 'too_many'): ComparisonOutcome {
  return { status: 'error', code, message: refusalOf(code) }
}

/** The message why a product is not compared. */
export function refusalOf(code: 'unknown_product' | 'too_many'): Message {
  const texts: Record<typeof code, Text> = {
    unknown_product: comparisonAnswerTexts.unknownProduct,
    too_many: comparisonAnswerTexts.tooMany,
  }
  return { text: texts[code], values: { count: maxCompared } }
}

/** One row of a comparison: the text for each product; empty where it has none. */
export interface ComparisonRow {
  key: string
  label: string
  values: string[]
  /** Whether the products differ in this row. */
  differs: boolean
}

/** The rows with a value for some product, those in which products differ first; otherwise in the given order. */
export function comparisonRows(
  rows: Omit<ComparisonRow, 'differs'>[],
  { onlyDifferences }: { onlyDifferences: boolean },
): ComparisonRow[] {
  const filled = rows
    .filter(({ values }) => values.some((value) => value !== ''))
    .map((row) => ({ ...row, differs: new Set(row.values).size > 1 }))
  const differing = filled.filter(({ differs }) => differs)
  return onlyDifferences ? differing : [...differing, ...filled.filter(({ differs }) => !differs)]
}

/** Sizes of several products, in one row for each word for them: values of gift cards are not sizes. */
export function sizesRows(
  products: { kind: ProductKind; sizes: string[] }[],
  textOverrides: TextOverrides,
): Pick<ComparisonRow, 'key' | 'label' | 'values'>[] {
  const textsOfSizes = products.map(({ kind, sizes }) => sizeTexts(kind, sizes).several)
  const several = new Set(textsOfSizes.filter((_, index) => products[index]?.sizes.length))
  return [...several].map((text) => ({
    key: text.key,
    label: translate(text, {}, textOverrides),
    values: products.map(({ sizes }, index) => (textsOfSizes[index] === text ? sizes.join(', ') : '')),
  }))
}

/** Parameters of several products by name, in the order in which they first occur. */
export function parameterRows(
  products: { name: string; values: string[] }[][],
): Pick<ComparisonRow, 'key' | 'label' | 'values'>[] {
  const names = [...new Set(products.flatMap((parameters) => parameters.map(({ name }) => name)))]
  return names.map((name) => ({
    key: `parameter ${name}`,
    label: name,
    values: products.map((parameters) => parameters.find((one) => one.name === name)?.values.join(', ') ?? ''),
  }))
}
