import type { ProductKind } from '#features/catalogue/rules/product.ts'
import { sizeTexts } from '#features/catalogue/rules/size-labels.ts'
import { type Message, type Text, type TextOverrides, translate } from '#shared/text.ts'
import { comparisonAnswerTexts } from '../texts/comparison.ts'

/** The most products that are compared at once. */
export const maxCompared = 10

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
export function applyComparisonChange(
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
  const kept = others.length < maxCompared ? others : sold
  if (kept.length >= maxCompared) return { ids: held, outcome: failure('too_many') }
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
  return { text: texts[code], values: { count: maxCompared } }
}

/** One line of a comparison: what each product has of one thing, in words; empty where it has none. */
export interface ComparisonRow {
  key: string
  label: string
  values: string[]
  /** Whether the products differ in it. */
  differs: boolean
}

/** Lines with a value for some product, those in which products differ first; else in the order given. */
export function comparisonRows(
  rows: Omit<ComparisonRow, 'differs'>[],
  { onlyDifferences }: { onlyDifferences: boolean },
): ComparisonRow[] {
  const told = rows
    .filter(({ values }) => values.some((value) => value !== ''))
    .map((row) => ({ ...row, differs: new Set(row.values).size > 1 }))
  const differing = told.filter(({ differs }) => differs)
  return onlyDifferences ? differing : [...differing, ...told.filter(({ differs }) => !differs)]
}

/** Sizes of several products side by side, in a line for each word that they are called by: values of gift cards are no sizes. */
export function sizesRows(
  products: { kind: ProductKind; sizes: string[] }[],
  words: TextOverrides,
): Pick<ComparisonRow, 'key' | 'label' | 'values'>[] {
  const called = products.map(({ kind, sizes }) => sizeTexts(kind, sizes).several)
  const several = new Set(called.filter((_, place) => products[place]?.sizes.length))
  return [...several].map((text) => ({
    key: text.key,
    label: translate(text, {}, words),
    values: products.map(({ sizes }, place) => (called[place] === text ? sizes.join(', ') : '')),
  }))
}

/** Parameters of several products side by side, by name, in the order in which they first stand with a product. */
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
