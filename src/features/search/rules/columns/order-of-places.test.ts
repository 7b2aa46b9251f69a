import { expect, test } from 'vitest'
import { one } from '#shared/decimal.ts'
import { polishZloty } from '#shared/money.ts'
import { noFilters } from '../list-filters.ts'
import { judge, productAt } from './judge.ts'
import { type ListedProduct, ListingColumns } from './listing-columns.ts'
import { orderOfPlaces } from './order-of-places.ts'
import { shownPrices } from './shown-prices.ts'

const plain = { categories: '[]', producer: null, series: null, parameterValues: [], sizes: '[]' }
const always = (own: number) => new Map([[1, [{ from: null, until: null, own, rest: null, promotion: false }]]])
const told = { ...plain, priced: 'price' as const, flags: [] }
const untold = { ...plain, priced: 'untold' as const, flags: [], prices: new Map() }
const products: ListedProduct[] = [
  { ...told, id: 15, prices: always(4900), popularity: 20, createdAt: 1, sortKey: 'e', flags: ['disabled'] },
  { ...untold, id: 14, popularity: 5, createdAt: 2, sortKey: 'c' },
  { ...told, id: 13, prices: always(2900), popularity: 9, createdAt: 2, sortKey: 'd' },
  { ...untold, id: 12, popularity: 9, createdAt: 3, sortKey: 'a' },
  { ...told, id: 11, prices: always(4900), popularity: 3, createdAt: 1, sortKey: 'b' },
]
const view = { moment: 0, currency: { format: polishZloty, rate: one, priceListId: 1 }, baseList: 1 }
const columns = new ListingColumns()
for (const product of products) columns.write(product)
const rows = Int32Array.from(products, ({ id }) => columns.rows.rowOf(id))
const judged = judge({ columns, rows, ...shownPrices(columns, rows, view) }, noFilters)
const places = [...products.keys()]

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
] as const)('by %s, turned round: %s; equals by id, and what has no price behind all that has', (sort, turned, ids) => {
  const order = orderOfPlaces(judged, sort, null, turned)
  expect(places.toSorted(order).map((place) => productAt(judged, place))).toEqual(ids)
})

test('what is searched for stands by how well it answers, whatever is more popular', () => {
  const order = orderOfPlaces(judged, 'popularnosc', Float64Array.of(3, 1, 2, 1, 9))
  expect(places.toSorted(order).map((place) => productAt(judged, place))).toEqual([11, 15, 13, 12, 14])
})
