import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getLineOffer } from '#features/offers/rules/apply-line-options.ts'
import { defaultLineOptions } from '#features/offers/rules/line-options.ts'
import type { SizeOffer } from '#features/offers/rules/offer.ts'
import type { Line } from '#features/offers/rules/remaining-limits.ts'
import { applyPromotions } from '#features/promotions/rules/apply-promotions.ts'
import type { Benefit } from '#features/promotions/rules/benefits.ts'
import type { Promotion } from '#features/promotions/rules/promotion.ts'
import { decimal, decimalText } from '#shared/decimal.ts'
import { translate } from '#shared/text.ts'
import { mugOffer } from '../../../../test/mug-offer.ts'
import { anonymousPromotionFacts } from '../../../../test/promotion-facts.ts'
import type { PricedLines, StoredLine } from './basket.ts'
import type { RequestedChange } from './change-lines.ts'
import { changeLines } from './change-lines.ts'
import { emptyPricingContext, priceLines } from './price-lines.ts'

/** One line of a random basket, with its offer and purchase. */
const anyLine = fc.record({
  gross: fc.nat(2_000_000),
  tiers: fc.uniqueArray(fc.record({ from: fc.integer({ min: 2, max: 40 }).map(decimal), gross: fc.nat(1_000_000) }), {
    selector: ({ from }) => from,
    maxLength: 3,
  }),
  vatPercent: fc.constantFrom('23', '8', '5', '0'),
  quantity: fc.oneof(
    fc.integer({ min: 1, max: 60 }).map(decimal),
    fc.bigInt({ min: 1n, max: 90_000_000n }),
    fc.constantFrom('0.000001', '0.333333', '2.5').map(decimal),
  ),
  buys: fc.constantFrom('once', 'once', 'for points', 'every month', 'not at all'),
  wrapped: fc.boolean(),
})

type AnyLine = typeof anyLine extends fc.Arbitrary<infer Line> ? Line : never

const benefit: fc.Arbitrary<Benefit> = fc.oneof(
  fc.constantFrom('7', '12.5', '33.333333', '100').map((percent) => ({ kind: 'percent' as const, percent })),
  fc.integer({ min: 1, max: 500_000 }).map((amount) => ({ kind: 'amount' as const, amount })),
  fc.constant({ kind: 'nth_cheaper' as const, nth: 3, percent: '50' }),
)
const promotions: fc.Arbitrary<Promotion[]> = fc
  .array(fc.record({ benefit, from: fc.nat(900_000), priority: fc.nat(2), combines: fc.boolean() }), { maxLength: 4 })
  .map((some) =>
    some.map(({ benefit, from, priority, combines }, index) => {
      const conditions = from % 2 ? [{ kind: 'value' as const, from }] : []
      return { id: index, name: `P${index}`, needsCode: false, conditions, benefits: [benefit], priority, combines }
    }),
  )

function offerFor(index: number, { gross, tiers, vatPercent, buys }: AnyLine): SizeOffer {
  return {
    ...mugOffer,
    product: { ...mugOffer.product, id: index + 1 },
    size: { ...mugOffer.size, id: index + 1 },
    withdrawn: buys === 'not at all',
    pointsPrice: buys === 'for points' ? 30 : null,
    subscription: buys === 'every month' ? { everyDays: [30], percent: '10', amount: null } : null,
    price: { gross, vatPercent, tiers: tiers.toSorted((a, b) => Number(a.from - b.from)) },
    bounds: { ...mugOffer.bounds, step: 1n, stock: null },
  }
}

/** The priced basket, its lines in this order. */
function pricedBasket(lines: AnyLine[], promotions: Promotion[], order = lines.map((_, index) => index)): PricedLines {
  const stored = order.map((index): StoredLine => {
    const { buys, quantity } = lines[index] as AnyLine
    return {
      id: index + 1,
      productId: index + 1,
      sizeId: index + 1,
      sizeType: 'uniw',
      additional: '',
      options: {
        ...defaultLineOptions,
        forPoints: buys === 'for points',
        subscriptionDays: buys === 'every month' ? 30 : 0,
      },
      quantity,
      comment: '',
      seenGross: null,
      wrapSizeId: null,
    }
  })
  const goods = new Map(lines.map((_, index) => [index + 1, { categoryIds: [], producerId: null }]))
  const offers = new Map(lines.map((line, index) => [index + 1, offerFor(index, line)]))
  const wraps = stored.flatMap(({ id }) => (lines[id - 1]?.wrapped ? [{ lineId: id, offer: wrapping }] : []))
  const facts = anonymousPromotionFacts({ promotions, goods })
  return priceLines(stored, (line) => getLineOffer(offers, line), 1_000_000, {
    ...emptyPricingContext,
    wraps,
    promotions: (sold) => applyPromotions(facts, sold),
  })
}

const wrapping: SizeOffer = {
  ...mugOffer,
  product: { ...mugOffer.product, id: 900 },
  size: { ...mugOffer.size, id: 900 },
  price: { gross: 999, tiers: [], vatPercent: '8' },
}
const baskets = fc.array(anyLine, { maxLength: 12 })
const total = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

test('the total is that of lines and wrappings; gross is net plus VAT, on each of them and in total', () => {
  fc.assert(
    fc.property(baskets, promotions, (lines, promotions) => {
      const goods = pricedBasket(lines, promotions)
      const all = [...goods.lines, ...goods.extras]
      for (const part of ['gross', 'net', 'vat'] as const)
        expect(goods.worth[part]).toBe(total(all.map(({ worth }) => worth[part])))
      for (const { gross, net, vat } of [goods.worth, ...all.map(({ worth }) => worth)]) expect(gross).toBe(net + vat)
    }),
    { numRuns: 500 },
  )
})

test('a line costs its quantity at the price of its tier, rounded once, minus its discounts; its VAT is exact to half a grosz', () => {
  fc.assert(
    fc.property(baskets, promotions, (lines, promotions) => {
      for (const { id, quantity, unitGross, worth, discounts, problem } of pricedBasket(lines, promotions).lines) {
        const off = total(discounts.map(({ gross }) => gross))
        const exact = (Number(quantity) * unitGross) / 1e6 - off
        expect(Math.abs(worth.gross - (problem ? 0 : exact))).toBeLessThanOrEqual(0.5 + 1e-6)
        expect(worth.gross).toBeGreaterThanOrEqual(0)
        const rate = Number(lines[id - 1]?.vatPercent)
        expect(Math.abs(worth.vat - (worth.gross * rate) / (100 + rate))).toBeLessThanOrEqual(0.5 + 1e-6)
      }
    }),
    { numRuns: 500 },
  )
})

test('the order of the lines changes neither their prices nor the total', () => {
  fc.assert(
    fc.property(baskets, promotions, fc.infiniteStream(fc.nat(1000)), (lines, promotions, chance) => {
      const order = lines
        .map((_, index) => ({ index, chance: chance.next().value }))
        .toSorted((a, b) => a.chance - b.chance)
        .map(({ index }) => index)
      const [one, other] = [pricedBasket(lines, promotions), pricedBasket(lines, promotions, order)]
      expect({ ...other.worth, points: other.points }).toEqual({ ...one.worth, points: one.points })
      const byId = (goods: PricedLines) =>
        goods.lines.toSorted((a, b) => a.id - b.id).map(({ id, worth }) => [id, worth])
      expect(byId(other)).toEqual(byId(one))
    }),
  )
})

test.each([
  ['2.5', '2.5', null],
  ['2.499999', '2.5', null],
  ['2.500001', '2.5', 'maximum'],
  ['0.299999', '0.3', null],
  ['0.3', '0.3', null],
])('B5.67 B9.26 %s against a bound of %s: compared exactly to six decimal places', (requested, bound, problem) => {
  const offer = { ...mugOffer, bounds: { ...mugOffer.bounds, step: 1n, stock: decimal(bound) } }
  const stored = {
    id: 1,
    productId: 1,
    sizeId: 1,
    sizeType: 'uniw',
    additional: '',
    options: defaultLineOptions,
    comment: '',
    seenGross: null,
    wrapSizeId: null,
  }
  const { lines } = priceLines([{ ...stored, quantity: decimal(requested) }], () => offer, null)
  expect(lines[0]?.problem?.code ?? null).toBe(problem)
})

test('B5.67 B9.26 floating-point errors do not occur: three times 0.1 fills a stock of 0.3, and not a millionth more fits', () => {
  const offer = { ...mugOffer, bounds: { ...mugOffer.bounds, step: decimal('0.1'), stock: decimal('0.3') } }
  const add = (quantity: string): RequestedChange => ({
    offer,
    additional: '',
    options: defaultLineOptions,
    how: 'add',
    quantity: decimal(quantity),
    comment: null,
  })
  const offers = new Map([[offer.size.id, offer]])
  const full = [add('0.1'), add('0.1'), add('0.1')].reduce<Line[]>((lines, add) => {
    const { lines: after, changes } = changeLines(lines, [add], offers)
    expect(changes.map(({ alert, refusal }) => alert ?? refusal)).toEqual([null])
    return after
  }, [])
  expect(full.map(({ quantity }) => quantity)).toEqual([decimal('0.3')])
  expect(changeLines(full, [add('0.000001')], offers).changes[0]?.refusal?.code).toBe('maximum')
})

describe('B5.66 a quantity out of bounds is corrected in the basket, with the new quantity in the message', () => {
  const limits = { minimumPerOrder: decimal(2), maximumPerOrder: decimal(5), stock: decimal(9) }
  const offer = { ...mugOffer, bounds: { ...mugOffer.bounds, ...limits } }
  test.each([
    ['1', 'set', '2', 'Minimalnie możesz zamówić 2 sztuki'],
    ['7', 'set', '5', 'Maksymalnie możesz zamówić 5 sztuk'],
    ['4', 'set', '4', null],
    ['3.2', 'set', '4', 'Zaokrągliliśmy ilość w górę: w koszyku jest teraz 4 sztuki'],
    ['0.5', 'add', '4', 'Zaokrągliliśmy ilość w górę: w koszyku jest teraz 4 sztuki'],
    ['99', 'add', '5', 'Maksymalnie możesz zamówić 5 sztuk'],
  ] as const)('B5.66 %s, %s: %s, and says %s', (requested, how, quantity, text) => {
    const stored = { productId: 1, sizeId: 1, additional: '', options: defaultLineOptions, quantity: decimal(3) }
    const wanted: RequestedChange = {
      offer,
      additional: '',
      options: defaultLineOptions,
      how,
      quantity: decimal(requested),
      comment: null,
    }
    const { lines, changes } = changeLines([stored], [wanted], new Map([[1, offer]]))
    expect(lines.map(({ quantity }) => decimalText(quantity))).toEqual([quantity])
    const alert = changes[0]?.alert
    expect(alert ? translate(alert.text, alert.values) : null).toBe(text)
  })
})
