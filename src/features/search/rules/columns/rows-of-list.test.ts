import { expect, test } from 'vitest'
import { one } from '#shared/decimal.ts'
import { polishZloty } from '#shared/money.ts'
import { goodsLists, maxBestsellers } from '../goods-lists.ts'
import { type ListedProduct, ListingColumns } from './listing-columns.ts'
import { rowsOfList } from './rows-of-list.ts'

const view = { moment: 0, currency: { format: polishZloty, rate: one, priceListId: 1 }, baseList: 1 }

function columnsOf(...products: Partial<ListedProduct & { reduced: boolean }>[]): ListingColumns {
  const columns = new ListingColumns()
  products.forEach(({ reduced = false, ...product }, index) => {
    columns.write({
      ...{ id: index + 1, categories: '[]', producer: null, series: null, parameterValues: [], sizes: '[]', flags: [] },
      ...{ priced: 'price', popularity: 0, createdAt: 0, sortKey: '' },
      prices: new Map([[1, [{ from: null, until: null, own: 100, rest: null, promotion: reduced }]]]),
      ...product,
    })
  })
  return columns
}

const idsOf = (columns: ListingColumns, list: (typeof goodsLists)[number]) =>
  [...rowsOfList(columns, list, view)].map((row) => columns.products[row])

test('each list holds the products that are one of it, and none that is not sold', () => {
  const columns = columnsOf(
    { flags: ['is_new'] },
    { reduced: true },
    { popularity: 5 },
    { flags: ['is_new', 'disabled'], reduced: true, popularity: 9 },
    {},
  )
  expect(goodsLists.map((list) => idsOf(columns, list))).toEqual([[1], [2], [3]])
})

test('bestsellers are the most popular, of equal ones those with lower ids, and no more than there is room for', () => {
  const columns = columnsOf(...Array.from({ length: maxBestsellers + 1 }, () => ({ popularity: 1 })), { popularity: 2 })
  const ids = idsOf(columns, 'bestsellery')
  expect(ids).toHaveLength(maxBestsellers)
  expect(ids.slice(0, 3)).toEqual([maxBestsellers + 2, 1, 2])
})
