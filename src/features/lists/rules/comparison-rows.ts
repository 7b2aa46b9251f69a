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
