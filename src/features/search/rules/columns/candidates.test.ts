import { expect, test } from 'vitest'
import { decimal, one } from '#shared/decimal.ts'
import { polishZloty } from '#shared/money.ts'
import { candidatePrices } from './candidates.ts'
import { type ListedProduct, ListingColumns } from './listing-columns.ts'
import type { PricePeriod } from './period-prices.ts'

const pln = { format: polishZloty, rate: one, priceListId: 1 }
const eur = { format: { ...polishZloty, code: 'EUR' }, rate: decimal('4.25'), priceListId: 2 }
const always = (own: number | null, rest: number | null = null, promotion = false): PricePeriod[] => [
  { from: null, until: null, own, rest, promotion },
]

test.each([
  ['its price', pln, 'price', { 1: always(4900) }, 4900, 0],
  ['its promotion', pln, 'price', { 1: always(3900, null, true) }, 3900, 1],
  ['zero for a free product', pln, 'free', { 1: always(4900, null, true) }, 0, 0],
  ['no price when it is available by phone only', pln, 'untold', { 1: always(4900) }, Number.NaN, 0],
  ['no price before it has one', pln, 'price', {}, Number.NaN, 0],
  ['in EUR the converted PLN price, rounded half up', eur, 'price', { 1: always(4900) }, 1153, 0],
  ['in EUR its own EUR price', eur, 'price', { 1: always(4900), 2: always(1199, null, true) }, 1199, 1],
  [
    'in EUR the lower of its own price and the converted PLN price of other sizes',
    eur,
    'price',
    { 2: always(1199, 4900) },
    1153,
    0,
  ],
  ['in EUR the converted PLN price when no size has its own price', eur, 'price', { 2: always(null, 4900) }, 1153, 0],
] as const)('B3.36 shows %s', (_, currency, priced, prices, amount, promotion) => {
  const columns = new ListingColumns()
  const product: ListedProduct = {
    ...{ id: 7, categories: '[]', producer: null, series: null, parameterValues: [], sizes: '[]', flags: [], priced },
    ...{ popularity: 0, createdAt: 0, sortKey: '' },
    prices: new Map(Object.entries(prices).map(([list, periods]) => [Number(list), periods])),
  }
  columns.write(product)
  const shown = candidatePrices(columns, Int32Array.of(columns.rows.rowOf(7)), { moment: 0, currency, baseList: 1 })
  expect([shown.amounts[0], shown.promotions[0]]).toEqual([amount, promotion])
})
