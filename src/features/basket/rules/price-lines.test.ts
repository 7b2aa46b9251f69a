import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getLineOffer } from '#features/offers/rules/apply-line-options.ts'
import { defaultLineOptions } from '#features/offers/rules/line-options.ts'
import type { SizeOffer } from '#features/offers/rules/offer.ts'
import type { Line } from '#features/offers/rules/remaining-limits.ts'
import { applyPromotions } from '#features/promotions/rules/apply-promotions.ts'
import type { Benefit, Promotion } from '#features/promotions/rules/promotion.ts'
import { decimal, decimalText } from '#shared/decimal.ts'
import { translate } from '#shared/text.ts'
import { mugOffer } from '../../../../test/mug-offer.ts'
import { anonymousPromotionFacts } from '../../../../test/promotion-facts.ts'
import type { PricedLines, StoredLine } from './basket.ts'
import type { RequestedChange } from './change-lines.ts'
import { changeLines } from './change-lines.ts'
import { emptyPricingContext, priceLines } from './price-lines.ts'

/** One line of a random basket, as it is offered and as it is bought. */
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
    some.map(({ benefit, from, priority, combines }, place) => {
      const conditions = from % 2 ? [{ kind: 'value' as const, from }] : []
      return { id: place, name: `P${place}`, needsCode: false, conditions, benefits: [benefit], priority, combines }
    }),
  )

function offerFor(place: number, { gross, tiers, vatPercent, buys }: AnyLine): SizeOffer {
  return {
    ...mugOffer,
    product: { ...mugOffer.product, id: place + 1 },
    size: { ...mugOffer.size, id: place + 1 },
    withdrawn: buys === 'not at all',
    pointsPrice: buys === 'for points' ? 30 : null,
    subscription: buys === 'every month' ? { everyDays: [30], percent: '10', amount: null } : null,
    price: { gross, vatPercent, tiers: tiers.toSorted((a, b) => Number(a.from - b.from)) },
    bounds: { ...mugOffer.bounds, step: 1n, stock: null },
  }
}

/** The basket as it is seen, its lines in this order. */
function see(lines: AnyLine[], promotions: Promotion[], order = lines.map((_, place) => place)): PricedLines {
  const held = order.map((place): StoredLine => {
    const { buys, quantity } = lines[place] as AnyLine
    return {
      id: place + 1,
      productId: place + 1,
      sizeId: place + 1,
      sizeType: 'uniw',
      additional: '',
      terms: {
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
  const goods = new Map(lines.map((_, place) => [place + 1, { categoryIds: [], producerId: null }]))
  const offers = new Map(lines.map((line, place) => [place + 1, offerFor(place, line)]))
  const wraps = held.flatMap(({ id }) => (lines[id - 1]?.wrapped ? [{ lineId: id, offer: wrapping }] : []))
  const facts = anonymousPromotionFacts({ promotions, goods })
  return priceLines(held, (line) => getLineOffer(offers, line), 1_000_000, {
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

test('the sum is that of lines and wrappings; gross is net and VAT, on each of them and below', () => {
  fc.assert(
    fc.property(baskets, promotions, (lines, promotions) => {
      const goods = see(lines, promotions)
      const all = [...goods.lines, ...goods.extras]
      for (const part of ['gross', 'net', 'vat'] as const)
        expect(goods.worth[part]).toBe(total(all.map(({ worth }) => worth[part])))
      for (const { gross, net, vat } of [goods.worth, ...all.map(({ worth }) => worth)]) expect(gross).toBe(net + vat)
    }),
    { numRuns: 500 },
  )
})

test('a line costs its quantity at the price of its tier, rounded once, less its discounts; its VAT is right to half a grosz', () => {
  fc.assert(
    fc.property(baskets, promotions, (lines, promotions) => {
      for (const { id, quantity, unitGross, worth, discounts, problem } of see(lines, promotions).lines) {
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

test('in which order the lines stand makes no difference, to none of them and not to the sum', () => {
  fc.assert(
    fc.property(baskets, promotions, fc.infiniteStream(fc.nat(1000)), (lines, promotions, chance) => {
      const order = lines
        .map((_, place) => ({ place, chance: chance.next().value }))
        .toSorted((a, b) => a.chance - b.chance)
        .map(({ place }) => place)
      const [one, other] = [see(lines, promotions), see(lines, promotions, order)]
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
])(
  'B5.67 B9.26 %s against a bound of %s: compared to the sixth place, no nearer and no further',
  (asked, bound, problem) => {
    const offer = { ...mugOffer, bounds: { ...mugOffer.bounds, step: 1n, stock: decimal(bound) } }
    const held = {
      id: 1,
      productId: 1,
      sizeId: 1,
      sizeType: 'uniw',
      additional: '',
      terms: defaultLineOptions,
      comment: '',
      seenGross: null,
      wrapSizeId: null,
    }
    const { lines } = priceLines([{ ...held, quantity: decimal(asked) }], () => offer, null)
    expect(lines[0]?.problem?.code ?? null).toBe(problem)
  },
)

test('B5.67 B9.26 what floats would tell apart is the same: three times 0.1 fills a shelf of 0.3, and not a millionth more goes', () => {
  const offer = { ...mugOffer, bounds: { ...mugOffer.bounds, step: decimal('0.1'), stock: decimal('0.3') } }
  const add = (quantity: string): RequestedChange => ({
    offer,
    additional: '',
    terms: defaultLineOptions,
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

describe('B5.66 in the basket a quantity out of bounds is corrected, and it is said to what', () => {
  const limits = { minimumPerOrder: decimal(2), maximumPerOrder: decimal(5), stock: decimal(9) }
  const offer = { ...mugOffer, bounds: { ...mugOffer.bounds, ...limits } }
  test.each([
    ['1', 'set', '2', 'Minimalnie możesz zamówić 2 sztuki'],
    ['7', 'set', '5', 'Maksymalnie możesz zamówić 5 sztuk'],
    ['4', 'set', '4', null],
    ['3.2', 'set', '4', 'Zaokrągliliśmy ilość w górę: w koszyku jest teraz 4 sztuki'],
    ['0.5', 'add', '4', 'Zaokrągliliśmy ilość w górę: w koszyku jest teraz 4 sztuki'],
    ['99', 'add', '5', 'Maksymalnie możesz zamówić 5 sztuk'],
  ] as const)('B5.66 %s, %s: %s, and says %s', (asked, how, quantity, words) => {
    const held = { productId: 1, sizeId: 1, additional: '', terms: defaultLineOptions, quantity: decimal(3) }
    const wanted: RequestedChange = {
      offer,
      additional: '',
      terms: defaultLineOptions,
      how,
      quantity: decimal(asked),
      comment: null,
    }
    const { lines, changes } = changeLines([held], [wanted], new Map([[1, offer]]))
    expect(lines.map(({ quantity }) => decimalText(quantity))).toEqual([quantity])
    const alert = changes[0]?.alert
    expect(alert ? translate(alert.text, alert.values) : null).toBe(words)
  })
})
