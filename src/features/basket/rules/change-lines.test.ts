import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultLineOptions } from '#features/offers/rules/line-options.ts'
import { offerTotal, type SizeOffer } from '#features/offers/rules/offer.ts'
import type { QuantityBounds } from '#features/offers/rules/quantity.ts'
import type { Line } from '#features/offers/rules/remaining-limits.ts'
import { type Decimal, decimal } from '#shared/decimal.ts'
import { addTaxed } from '#shared/money.ts'
import { mugOffer } from '../../../../test/mug-offer.ts'
import type { RequestedChange } from './change-lines.ts'
import { changeLines } from './change-lines.ts'
import { priceLines } from './price-lines.ts'

const unbound: QuantityBounds = {
  step: decimal(1),
  stock: null,
  minimumPerOrder: null,
  maximumPerOrder: null,
  minimumPerSize: null,
  maximumPerSize: null,
}

function offerOf(productId: number, sizeId: number, bounds: Partial<QuantityBounds> = {}, gross = 1000): SizeOffer {
  return {
    ...mugOffer,
    product: { id: productId, name: `Towar ${productId}`, versionName: '', producer: null, kind: 'item' },
    size: { id: sizeId, type: String(sizeId), name: String(sizeId) },
    weight: 100,
    price: { gross, tiers: [], vatPercent: '23.00' },
    bounds: { ...unbound, ...bounds },
  }
}

const bySize = (...offers: SizeOffer[]) => new Map(offers.map((offer) => [offer.size.id, offer]))
const request = (
  offer: SizeOffer,
  how: RequestedChange['how'],
  quantity: number | string,
  additional = '',
): RequestedChange => ({
  offer,
  how,
  quantity: decimal(quantity),
  additional,
  options: defaultLineOptions,
  comment: null,
})
const quantities = (lines: Line[]) => lines.map(({ sizeId, quantity }) => [sizeId, Number(quantity) / 1e6])

describe('several lines at once', () => {
  const small = offerOf(1, 11, { maximumPerOrder: decimal(4) })
  const large = offerOf(1, 12, { maximumPerOrder: decimal(4) })
  const offers = bySize(small, large)

  test.each([
    [2, 3],
    [5, 0],
    [7, 0],
  ])('removing %d of 5 leaves %d, and other lines unchanged', (taken, left) => {
    const many = bySize(offerOf(1, 11), offerOf(1, 12))
    const [one, two] = [offerOf(1, 11), offerOf(1, 12)]
    const stored = changeLines([], [request(one, 'add', 5), request(two, 'add', 3)], many).lines
    const { lines } = changeLines(stored, [request(one, 'take', taken)], many)
    expect(Object.fromEntries(quantities(lines))).toEqual({ ...(left > 0 && { 11: left }), 12: 3 })
    expect(quantities(changeLines(lines, [request(one, 'take', 9), request(two, 'take', 9)], many).lines)).toEqual([])
  })

  test('A5.3 an earlier line does not take stock that a later one has', () => {
    const stored = changeLines([], [request(large, 'add', 2)], offers).lines
    const { lines, changes } = changeLines(stored, [request(small, 'set', 4), request(large, 'set', 3)], offers)
    expect(quantities(lines)).toEqual([
      [11, 2],
      [12, 2],
    ])
    expect(changes.map(({ alert, refusal }) => [alert !== null, refusal?.code])).toEqual([
      [true, undefined],
      [false, 'maximum'],
    ])
  })

  test('A5.3 an earlier line may take stock that a later one gives back', () => {
    const stored = changeLines([], [request(large, 'add', 4)], offers).lines
    const { lines } = changeLines(stored, [request(small, 'set', 3), request(large, 'set', 1)], offers)
    expect(quantities(lines)).toEqual([
      [11, 3],
      [12, 1],
    ])
  })

  test('A5.2 sizes reach the minimum of the order together', () => {
    const s = offerOf(2, 21, { minimumPerOrder: decimal(3) })
    const m = offerOf(2, 22, { minimumPerOrder: decimal(3) })
    const { lines, changes } = changeLines([], [request(s, 'set', 1), request(m, 'set', 2)], bySize(s, m))
    expect(quantities(lines)).toEqual([
      [21, 1],
      [22, 2],
    ])
    expect(changes.every(({ alert }) => alert === null)).toBe(true)
  })
})

const bound = fc.option(fc.integer({ min: 1, max: 12 }).map(decimal), { nil: null })
const boundsOfProduct = fc.record({
  minimumPerOrder: bound,
  maximumPerOrder: bound,
  minimumPerSize: bound,
  maximumPerSize: bound,
})
const step = fc.constantFrom('1', '2', '0.5', '0.25').map(decimal)
const shelf = fc
  .array(fc.record({ step, limits: boundsOfProduct, stocks: fc.array(bound, { minLength: 1, maxLength: 3 }) }), {
    minLength: 1,
    maxLength: 3,
  })
  .map((products) =>
    products.flatMap(({ step, limits, stocks }, product) =>
      stocks.map((stock, size) =>
        offerOf(product + 1, (product + 1) * 10 + size, { ...limits, step, stock }, 137 + size),
      ),
    ),
  )

interface RandomChange {
  size: number
  how: RequestedChange['how']
  quantity: Decimal
  additional: string
}
const anyChange: fc.Arbitrary<RandomChange> = fc.record({
  size: fc.nat(8),
  how: fc.constantFrom('add', 'set'),
  quantity: fc.oneof(fc.constant(0n), fc.bigInt({ min: 1n, max: 20_000_000n })),
  additional: fc.constantFrom('', 'Ola'),
})

function applyAll(offers: SizeOffer[], requests: RandomChange[][]): Line[] {
  return requests.reduce<Line[]>((lines, changes) => {
    const wanted = changes.map(({ size, ...change }): RequestedChange => {
      return { ...change, offer: offers[size % offers.length] as SizeOffer, options: defaultLineOptions, comment: null }
    })
    return changeLines(lines, wanted, bySize(...offers)).lines
  }, [])
}

const sum = (lines: Line[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0n)
const smallest = (...bounds: (Decimal | null)[]) =>
  bounds.reduce<Decimal>((least, bound) => (bound !== null && bound < least ? bound : least), decimal(999_999))

const baskets = fc.tuple(shelf, fc.array(fc.array(anyChange, { minLength: 1, maxLength: 4 }), { maxLength: 8 }))

test('A5.1 A5.2 A5.3 for any requests in any order, all bounds apply to the basket as a whole', () => {
  fc.assert(
    fc.property(baskets, ([offers, requests]) => {
      const lines = applyAll(offers, requests)
      for (const { size, product, bounds } of offers) {
        const ofSize = lines.filter(({ sizeId }) => sizeId === size.id)
        const ofProduct = lines.filter(({ productId }) => productId === product.id)
        expect(ofSize.every(({ quantity }) => quantity > 0n && quantity % bounds.step === 0n)).toBe(true)
        expect(sum(ofSize) <= smallest(bounds.stock, bounds.maximumPerSize)).toBe(true)
        expect(sum(ofProduct) <= smallest(bounds.maximumPerOrder)).toBe(true)
      }
      const keys = lines.map(({ sizeId, additional }) => `${sizeId} ${additional}`)
      expect(new Set(keys).size).toBe(keys.length)
    }),
    { numRuns: 500 },
  )
})

test('A5.2 after any change or removal, the remaining lines reach their minimums', () => {
  const plenty = shelf.map((offers) =>
    offers.map((offer) => {
      const bounds = { ...offer.bounds, stock: null, maximumPerOrder: null, maximumPerSize: null }
      return { ...offer, bounds }
    }),
  )
  fc.assert(
    fc.property(
      plenty,
      fc.array(fc.array(anyChange, { minLength: 1, maxLength: 4 }), { maxLength: 8 }),
      (offers, requests) => {
        const lines = applyAll(offers, requests)
        for (const { product, size, bounds } of offers) {
          const ofSize = lines.filter(({ sizeId }) => sizeId === size.id)
          const ofProduct = lines.filter(({ productId }) => productId === product.id)
          expect(ofSize.length === 0 || sum(ofSize) >= (bounds.minimumPerSize ?? 0n)).toBe(true)
          expect(ofProduct.length === 0 || sum(ofProduct) >= (bounds.minimumPerOrder ?? 0n)).toBe(true)
        }
      },
    ),
    { numRuns: 1000 },
  )
})

test('without bounds the order of additions makes no difference', () => {
  const offers = [offerOf(1, 11), offerOf(1, 12, { step: decimal('0.5') }), offerOf(2, 21)]
  const adds = fc.array(
    anyChange.map((change): RandomChange => ({ ...change, how: 'add' })),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(adds, (changes) => {
      const seen = (lines: Line[]) =>
        lines.map((line) => `${line.sizeId} ${line.additional} ${line.quantity}`).toSorted()
      const one = applyAll(
        offers,
        changes.map((change) => [change]),
      )
      expect(
        seen(
          applyAll(
            offers,
            changes.toReversed().map((change) => [change]),
          ),
        ),
      ).toEqual(seen(one))
      expect(seen(applyAll(offers, [changes]))).toEqual(seen(one))
    }),
  )
})

test('setting the same quantities twice equals setting them once', () => {
  const once = fc.tuple(
    shelf,
    fc.array(
      anyChange.map((change): RandomChange => ({ ...change, how: 'set' })),
      { maxLength: 6 },
    ),
  )
  fc.assert(
    fc.property(once, ([offers, changes]) => {
      const first = applyAll(offers, [changes])
      const again = first.map((line) =>
        request(
          offers.find(({ size }) => size.id === line.sizeId) as SizeOffer,
          'set',
          Number(line.quantity) / 1e6,
          line.additional,
        ),
      )
      const twice = changeLines(first, again, bySize(...offers)).lines
      expect(twice.map(({ quantity }) => quantity)).toEqual(first.map(({ quantity }) => quantity))
    }),
  )
})

test('the total of the lines is the total of the basket, and gross is net plus VAT, on every line and in total', () => {
  fc.assert(
    fc.property(baskets, ([offers, requests]) => {
      const lines = applyAll(offers, requests)
      const stored = lines.map((line, id) => ({
        ...line,
        id,
        sizeType: '',
        comment: '',
        seenGross: null,
        wrapSizeId: null,
      }))
      const goods = priceLines(stored, ({ sizeId }) => bySize(...offers).get(sizeId), null)
      expect(goods.worth).toEqual(addTaxed(goods.lines.map(({ offer, quantity }) => offerTotal(offer, quantity))))
      for (const { gross, net, vat } of [goods.worth, ...goods.lines.map(({ worth }) => worth)])
        expect(gross).toBe(net + vat)
    }),
  )
})
