import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bundleStock } from '#features/catalogue/rules/product-quantity.ts'
import { type Decimal, decimal } from '#shared/decimal.ts'
import { chosenSizesText, getPartSizes, type OfferBundlePart, type RequestedPart, resolvePartSizes } from './bundle.ts'

const size = (id: number, type: string, stock: string | null = '10') => ({
  ...{ id, type, name: type },
  stock: stock === null ? null : decimal(stock),
})
const part = (
  productId: number,
  name: string,
  quantity: string,
  ...sizes: OfferBundlePart['sizes']
): OfferBundlePart => ({
  ...{ productId, name, unit: 'szt.', picture: null, sizes },
  quantity: decimal(quantity),
})
const request = (product: number, size = '', quantity: string | null = null): RequestedPart => ({
  ...{ product: String(product), size },
  quantity: quantity === null ? null : decimal(quantity),
})

const mug = part(1, 'Kubek', '2', size(10, 'uniw'))
const apron = part(2, 'Fartuch', '1', size(20, 'S'), size(21, 'M', '3'))
const set = [mug, apron, apron]

test.each<[string, RequestedPart[], number[] | string]>([
  ['each size', [request(1, 'uniw', '2'), request(2, 'S', '1'), request(2, 'M', '1')], [10, 20, 21]],
  ['sizes in another order', [request(2, 'S'), request(1), request(2, 'M')], [10, 20, 21]],
  ['only the parts with a choice', [request(2, 'M'), request(2, 'M')], [10, 21, 21]],
  ['the only size by its other name', [request(1, 'onesize'), request(2, 'M'), request(2, 'S')], [10, 21, 20]],
  ['nothing', [], 'choose'],
  ['one size of two', [request(2, 'M')], 'choose'],
  ['a size that the apron does not have', [request(2, 'XS'), request(2, 'S')], 'unknown'],
  ['a part that the set does not have', [request(2, 'S'), request(2, 'S'), request(3)], 'unknown'],
  ['more than the set has', [request(1, '', '3'), request(2, 'S'), request(2, 'S')], 'unknown'],
])('B2.21 A8.11 a request that names %s', (_what, request, answer) => {
  expect(resolvePartSizes(set, request)).toEqual(answer)
})

test.each<[string, number[], string | null]>([
  ['the mugs, two in each', [10, 20, 20], '5'],
  ['the M, which it has twice', [10, 21, 21], '1'],
  ['the M', [10, 20, 21], '3'],
])('B2.21 a set has the stock of its scarcest part: %s', (_what, ids, stock) => {
  expect(bundleStock(set, getPartSizes(set, ids) ?? [])).toBe(stock && decimal(stock))
})

test('B2.21 a set of uncounted goods has unlimited stock', () => {
  const endless = [part(1, 'Kubek', '1', size(10, 'uniw', null))]
  expect(bundleStock(endless, getPartSizes(endless, [10]) ?? [])).toBeNull()
})

test('B2.21 the computed number of sets can be taken from stock, and not one more', () => {
  const stock = fc.integer({ min: 0, max: 30 })
  const quantity = fc.integer({ min: 1, max: 4 })
  fc.assert(
    fc.property(
      fc.array(fc.record({ id: fc.integer({ min: 1, max: 3 }), quantity }), { minLength: 1, maxLength: 4 }),
      fc.tuple(stock, stock, stock),
      (wanted, stocks) => {
        const parts = wanted.map(({ id, quantity }) =>
          part(id, 'Kubek', String(quantity), size(id, 'M', String(stocks[id - 1]))),
        )
        const sets: Decimal =
          bundleStock(
            parts,
            getPartSizes(
              parts,
              wanted.map(({ id }) => id),
            ) ?? [],
          ) ?? 0n
        const enough = (count: number) =>
          stocks.every(
            (stock, index) =>
              wanted.filter(({ id }) => id === index + 1).reduce((sum, { quantity }) => sum + quantity * count, 0) <=
              stock,
          )
        const count = Number(sets) / 1e6
        expect([enough(count), enough(count + 1)]).toEqual([true, false])
      },
    ),
  )
})

test('B2.21 the text lists chosen sizes, without those that had no choice', () => {
  expect(chosenSizesText(set, [10, 20, 21])).toBe('Fartuch: S, Fartuch: M')
})
