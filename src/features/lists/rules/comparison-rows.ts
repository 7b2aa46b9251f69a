import type { ProductKind } from '#features/catalogue/rules/product-kind.ts'
import { sizeTexts } from '#features/catalogue/rules/size-word.ts'
import { say, type TextOverrides } from '#shared/text.ts'

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
    label: say(text, {}, words),
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
