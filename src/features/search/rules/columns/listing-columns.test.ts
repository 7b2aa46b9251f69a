import fc from 'fast-check'
import { expect, test } from 'vitest'
import { one } from '#shared/decimal.ts'
import { polishZloty } from '#shared/money.ts'
import type { ListFilters } from '../list-filters.ts'
import { applyFilters, passingIndexes, productAt } from './apply-filters.ts'
import { candidatePrices, rowsOfCategory } from './candidates.ts'
import { countValues } from './count-values.ts'
import { type ListedProduct, ListingColumns } from './listing-columns.ts'

const view = { moment: 0, currency: { format: polishZloty, rate: one, priceListId: 1 }, baseList: 1 }
const few = (most: number) => fc.uniqueArray(fc.integer({ min: 1, max: most }), { maxLength: 4 })
const period = fc.record({
  from: fc.constant(null),
  until: fc.constant(null),
  own: fc.option(fc.integer({ min: 1, max: 20_000 })),
  rest: fc.constant(null),
  promotion: fc.boolean(),
})
const product: fc.Arbitrary<ListedProduct> = fc.record({
  id: fc.integer({ min: 1, max: 40 }),
  categories: few(3).map((ids) => JSON.stringify(ids)),
  producer: fc.option(fc.integer({ min: 1, max: 3 })),
  series: fc.constant(null),
  parameterValues: few(6),
  sizes: fc.subarray(['S', 'M', 'L']).map((sizes) => JSON.stringify(sizes)),
  flags: fc.subarray(['in_stock', 'to_order', 'express', 'is_new']),
  priced: fc.constantFrom('price', 'free', 'untold'),
  popularity: fc.nat(9),
  createdAt: fc.nat(9),
  sortKey: fc.string({ maxLength: 3 }),
  prices: fc.option(period).map((period) => new Map(period ? [[1, [period]]] : [])),
})
const filters: fc.Arbitrary<ListFilters> = fc.record({
  price: fc.option(fc.record({ from: fc.option(fc.nat(100)), to: fc.option(fc.integer({ min: 100, max: 200 })) })),
  chosen: fc.subarray([
    { filter: 'producer', values: ['1', '9'] },
    { filter: 'parameter_7', values: ['2', '5'] },
    { filter: 'size', values: ['M'] },
    { filter: 'availability', values: ['stock', 'order'] },
    { filter: 'promotion', values: ['y'] },
  ]),
})

/** The shown price and the failed filters of a product, computed in the simplest way. */
function expectedOf(product: ListedProduct, { price, chosen }: ListFilters) {
  const price1 = product.prices.get(1)?.[0]
  const amount = product.priced === 'free' ? 0 : product.priced === 'price' ? (price1?.own ?? null) : null
  const holds: Record<string, string[]> = {
    producer: [`${product.producer}`],
    parameter_7: product.parameterValues.map(String),
    size: JSON.parse(product.sizes),
    availability: [
      ...(product.flags.includes('in_stock') ? ['stock'] : []),
      ...(product.flags.includes('to_order') ? ['order'] : []),
    ],
    promotion: product.priced === 'price' && price1?.promotion ? ['y'] : [],
  }
  const costs =
    !price || (amount !== null && amount >= (price.from ?? 0) * 100 && amount <= (price.to ?? Infinity) * 100)
  const failed = chosen.filter(({ filter, values }) => !values.some((value) => holds[filter]?.includes(value)))
  return { amount, holds, failed: [...failed.map(({ filter }) => filter), ...(costs ? [] : ['price'])] }
}

test('B2.44 after any writes, changes and removals a category contains and counts the current products', () => {
  fc.assert(
    fc.property(
      fc.array(product),
      fc.array(fc.nat(40)),
      fc.array(product),
      filters,
      (first, removed, then, filters) => {
        const columns = new ListingColumns()
        const plain = new Map<number, ListedProduct>()
        const write = (product: ListedProduct) => {
          columns.write(product)
          plain.set(product.id, product)
        }
        first.forEach(write)
        for (const id of removed) {
          columns.remove(id)
          plain.delete(id)
        }
        then.forEach(write)

        const rows = rowsOfCategory(columns, 2)
        const filtered = applyFilters({ columns, rows, ...candidatePrices(columns, rows, view) }, filters)
        const counts = countValues(filtered)
        const inCategory = [...plain.values()].filter(({ categories }) => JSON.parse(categories).includes(2))
        const seen = inCategory.map((product) => ({ id: product.id, product, ...expectedOf(product, filters) }))
        const openTo = (filter: string) => seen.filter(({ failed }) => failed.every((one) => one === filter))

        expect(rows).toHaveLength(inCategory.length)
        const passing = Array.from(passingIndexes(filtered), (index) => productAt(filtered, index))
        expect(passing.toSorted()).toEqual(
          openTo('')
            .map(({ id }) => id)
            .toSorted(),
        )
        const amounts = openTo('price').flatMap(({ amount }) => amount ?? [])
        expect(counts.prices).toEqual(
          amounts.length > 0 ? { lowest: Math.min(...amounts), highest: Math.max(...amounts) } : null,
        )
        const plainCount = (filter: string, value: string) =>
          openTo(filter).filter(({ holds }) => holds[filter]?.includes(value)).length
        for (const id of [1, 2, 3]) expect(counts.producers.get(id) ?? 0).toBe(plainCount('producer', `${id}`))
        for (const id of [1, 2, 3, 4, 5, 6]) {
          const passing = counts.parameterValues.get(null)?.get(id) ?? 0
          expect(passing + (counts.parameterValues.get('parameter_7')?.get(id) ?? 0)).toBe(
            plainCount('parameter_7', `${id}`),
          )
        }
        for (const [filter, values] of Object.entries({
          size: ['S', 'M', 'L'],
          availability: ['stock', 'order'],
          promotion: ['y'],
        }))
          for (const value of values) {
            const counted = counts.plain.find((one) => one.filter === filter && one.value === value)
            expect([filter, value, counted?.count ?? 0]).toEqual([filter, value, plainCount(filter, value)])
          }
      },
    ),
    { numRuns: 300 },
  )
})
