import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SizeOffer } from '#features/offers/rules/offer.ts'
import type { ShownPrice } from '#features/pricing/rules/price-details.ts'
import { decimal } from '#shared/decimal.ts'
import { mugOffer } from '../../../../test/mug-offer.ts'
import { hasBuyableSize, priceOf, readWantedItems, toEntry, type WantedItem, writeItems } from './entry.ts'
import { sortEntries } from './entry-rows.ts'

const item: WantedItem = { productId: 1, sizeId: 1, quantity: null }
const priced = (amount: number) => ({ amount, lowest: null, unitPrice: null }) as ShownPrice
const small = { ...mugOffer, size: { id: 1, type: 'S', name: 'S' } }
const large = { ...mugOffer, size: { id: 2, type: 'L', name: 'L' } }
const prices = new Map([
  [1, priced(5900)],
  [2, priced(4900)],
])
const entryOf = (more: Partial<WantedItem>, offers: SizeOffer[]) => toEntry({ ...item, ...more }, offers, prices, {})
const summary = (more: Partial<WantedItem>, offers: SizeOffer[]) => {
  const entry = entryOf(more, offers)
  return entry && [entry.sizeId, priceOf(entry)?.amount, hasBuyableSize(entry)]
}

describe("B2.51 a list item with today's data", () => {
  test.each([
    ['its size exists', {}, [small, large], [1, 5900, true]],
    [
      'a size that no longer exists has to be chosen again, with the lowest price shown',
      { sizeId: 9 },
      [small, large],
      [null, 4900, true],
    ],
    ['the only size is chosen automatically', { sizeId: null }, [mugOffer], [1, 5900, true]],
    ['its size is sold out', {}, [{ ...small, bounds: { ...small.bounds, stock: 0n } }, large], [1, 5900, true]],
    ['its only size is sold out', {}, [{ ...small, bounds: { ...small.bounds, stock: 0n } }], [1, 5900, false]],
    [
      'sold out in one of two sizes, it can still be bought',
      { sizeId: null },
      [{ ...small, withdrawn: true }, large],
      [null, 4900, true],
    ],
    ['withdrawn', {}, [{ ...mugOffer, withdrawn: true }], [1, 5900, false]],
    ['its price is available by phone only', {}, [{ ...mugOffer, phonePrice: true }], [1, undefined, false]],
    ['its product no longer exists', {}, [], null],
  ] as [string, Partial<WantedItem>, SizeOffer[], unknown][])('%s', (_, more, offers, expected) => {
    expect(summary(more, offers)).toEqual(expected)
  })
})

test.each([
  ['1', '0.1', '1', '1'],
  ['0.25', '0.1', '0.3', '0.3'],
  [null, '0.5', '2', '2'],
  ['3', '1', '5', '5'],
  ['40', '1', null, '40'],
])(
  'A5.1 A5.2 %s with steps of %s and a minimum of %s becomes %s, whatever the stock is',
  (quantity, step, minimum, expected) => {
    const bounds = {
      ...mugOffer.bounds,
      step: decimal(step),
      minimumPerOrder: minimum === null ? null : decimal(minimum),
    }
    const entry = entryOf({ quantity: quantity === null ? null : decimal(quantity) }, [{ ...mugOffer, bounds }])
    expect(entry?.quantity).toBe(decimal(expected))
  },
)

test('rows are sorted by date added, by Polish names, or by price with unpriced rows last', () => {
  const row = (name: string, amount: number | null) => {
    const entry = entryOf({}, [{ ...mugOffer, product: { ...mugOffer.product, name } }])
    if (!entry) throw new Error('no entry')
    const sizes = entry.sizes.map((size) => ({ ...size, price: amount === null ? null : priced(amount) }))
    return { entry: { ...entry, sizes } }
  }
  const rows = [row('Żar', 300), row('Łyżka', null), row('Lampa', 100)]
  const names = (order: Parameters<typeof sortEntries>[1]) =>
    sortEntries(rows, order).map(({ entry }) => entry.product.name)
  expect(names('added')).toEqual(['Lampa', 'Łyżka', 'Żar'])
  expect(names('name')).toEqual(['Lampa', 'Łyżka', 'Żar'])
  expect(names('price')).toEqual(['Lampa', 'Żar', 'Łyżka'])
})

test.each([
  ['item', ['S', 'L'], 'Rozmiar', 'Wybierz rozmiar'],
  ['virtual', ['50 zł', '100 zł'], 'Wartość', 'Wybierz wartość'],
  ['service', ['rano', 'po południu'], 'Wariant', 'Wybierz wariant'],
] as const)('for %s in %j the select is called: %s', (kind, names, one, choose) => {
  const product = { ...mugOffer.product, kind }
  const offers = names.map((name, index) => ({ ...mugOffer, product, size: { id: index + 1, type: name, name } }))
  expect(entryOf({ sizeId: null }, offers)?.sizeWords).toEqual({ one, choose })
})

const wantedItem = fc.record({
  productId: fc.integer({ min: 1, max: 999_999_999 }),
  sizeId: fc.option(fc.integer({ min: 1, max: 999_999_999 })),
  quantity: fc.option(fc.bigInt({ min: 1n, max: 99_999_000_000n })),
})

test('list items survive a round trip through a URL', () => {
  fc.assert(
    fc.property(fc.array(wantedItem, { maxLength: 20 }), (items) => {
      expect(readWantedItems(writeItems(items), 20)).toEqual(items)
    }),
  )
})

test.each([
  ['', 0],
  ['abc', 0],
  ['1-2-3_x_4--', 1],
  ['1--_2--_3--', 2],
  ['1-2--3', 0],
  ['9999999999--', 0],
])('%j yields %i items', (text, count) => {
  expect(readWantedItems(text, 2)).toHaveLength(count)
})
