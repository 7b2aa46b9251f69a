import fc from 'fast-check'
import { expect, test } from 'vitest'
import { one } from '#shared/decimal.ts'
import { polishZloty } from '#shared/money.ts'
import { noFilters } from '../list-filters.ts'
import { applyFilters, productAt } from './apply-filters.ts'
import { candidatePrices } from './candidates.ts'
import { type ListedProduct, ListingColumns } from './listing-columns.ts'
import { listingOrder, topK } from './listing-order.ts'

const plain = { categories: '[]', producer: null, series: null, parameterValues: [], sizes: '[]' }
const always = (own: number) => new Map([[1, [{ from: null, until: null, own, rest: null, promotion: false }]]])
const priced = { ...plain, priced: 'price' as const, flags: [] }
const unpriced = { ...plain, priced: 'untold' as const, flags: [], prices: new Map() }
const products: ListedProduct[] = [
  { ...priced, id: 15, prices: always(4900), popularity: 20, createdAt: 1, sortKey: 'e', flags: ['disabled'] },
  { ...unpriced, id: 14, popularity: 5, createdAt: 2, sortKey: 'c' },
  { ...priced, id: 13, prices: always(2900), popularity: 9, createdAt: 2, sortKey: 'd' },
  { ...unpriced, id: 12, popularity: 9, createdAt: 3, sortKey: 'a' },
  { ...priced, id: 11, prices: always(4900), popularity: 3, createdAt: 1, sortKey: 'b' },
]
const view = { moment: 0, currency: { format: polishZloty, rate: one, priceListId: 1 }, baseList: 1 }
const columns = new ListingColumns()
for (const product of products) columns.write(product)
const rows = Int32Array.from(products, ({ id }) => columns.rows.rowOf(id))
const filtered = applyFilters({ columns, rows, ...candidatePrices(columns, rows, view) }, noFilters)
const indexes = [...products.keys()]

test.each([
  ['popularnosc', false, [12, 13, 14, 11, 15]],
  ['popularnosc', true, [15, 11, 14, 12, 13]],
  ['cena', false, [13, 11, 15, 12, 14]],
  ['cena', true, [11, 15, 13, 12, 14]],
  ['cena-malejaco', false, [11, 15, 13, 12, 14]],
  ['cena-malejaco', true, [13, 11, 15, 12, 14]],
  ['nowosci', false, [12, 13, 14, 11, 15]],
  ['nowosci', true, [11, 15, 13, 14, 12]],
  ['nazwa', false, [12, 11, 14, 13, 15]],
  ['nazwa', true, [15, 13, 14, 11, 12]],
] as const)('by %s, reversed: %s; ties by id, products without a price last', (sort, reversed, ids) => {
  const order = listingOrder(filtered, sort, null, reversed)
  expect(indexes.toSorted(order).map((index) => productAt(filtered, index))).toEqual(ids)
})

test('search results are ordered by relevance, whatever is more popular', () => {
  const order = listingOrder(filtered, 'popularnosc', Float64Array.of(3, 1, 2, 1, 9))
  expect(indexes.toSorted(order).map((index) => productAt(filtered, index))).toEqual([11, 15, 13, 12, 14])
})

test('the top k are the first k of a full sort, in the same order', () => {
  const keys = fc.array(fc.nat(40), { maxLength: 400 })
  fc.assert(
    fc.property(keys, fc.nat(450), (keys, count) => {
      const compare = (a: number, b: number) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b
      const indexes = Int32Array.from(keys.keys())
      expect([...topK(indexes, count, compare)]).toEqual([...indexes].sort(compare).slice(0, count))
    }),
  )
})

test('the top k of very many in the worst order, also with a large k', () => {
  const indexes = Int32Array.from({ length: 50_000 }, (_, index) => index)
  for (const count of [200, 201, 20_000])
    expect([...topK(indexes, count, (a, b) => b - a)]).toEqual([...indexes].reverse().slice(0, count))
})
