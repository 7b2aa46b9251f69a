import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal, decimalText } from '#shared/decimal.ts'
import { priceDetails, shownPrice } from './price-details.ts'
import type { PriceFacts } from './price-facts.ts'
import { savedPercent, subscriptionPrice } from './price-facts.ts'
import { priceAtQuantity } from './price-in-force.ts'

const candle: PriceFacts = {
  gross: 5900,
  regular: null,
  promotionUntil: null,
  lowest: null,
  recommended: null,
  advance: null,
  vatPercent: '23',
  tiers: [],
  step: decimal(1),
  content: null,
  pointsPrice: null,
  pointsReceived: 0,
  subscription: null,
  parts: null,
}
const reduced = { ...candle, regular: 7900, lowest: { gross: 6900, net: 5610 } }
const tiers = [
  { from: decimal(2), gross: 5500 },
  { from: decimal(4), gross: 5100 },
  { from: decimal(8), gross: 4700 },
]
const view = (facts: Partial<PriceFacts>, quantity: string | number = 1) =>
  priceDetails({ ...candle, ...facts }, decimal(quantity))

describe('A3.3 the details of a price', () => {
  test.each<[title: string, Partial<PriceFacts>, quantity: string, expected: object]>([
    ['the price with VAT and without', {}, '1', { price: { gross: 5900, net: 4797 } }],
    ['the price at the quantity', { tiers }, '5', { price: { gross: 5100, net: 4146 } }],
    [
      'a recommended price, without a percentage',
      { recommended: 6900 },
      '1',
      { recommended: { gross: 6900, net: 5610 }, saved: null },
    ],
    ['an advance price', { advance: 1000 }, '1', { advance: { gross: 1000, net: 813 } }],
    [
      'the points received, and the price in points',
      { pointsReceived: 59, pointsPrice: 150 },
      '1',
      { pointsReceived: 59, pointsPrice: 150 },
    ],
    [
      'the regular price and the lowest while a reduction is announced',
      reduced,
      '1',
      { crossed: { gross: 7900 }, lowest: { gross: 6900 }, saved: { gross: 1000, percent: '14' } },
    ],
    [
      'neither for a promotion that is not below the lowest price: it is not a reduction',
      { ...reduced, gross: 6900 },
      '1',
      { crossed: null, lowest: null, saved: null },
    ],
    [
      'neither for a promotion above it',
      { ...reduced, gross: 7500 },
      '1',
      { crossed: null, lowest: null, saved: null },
    ],
    [
      'neither for a promotion without an earlier price',
      { ...reduced, lowest: null },
      '1',
      { crossed: null, lowest: null, saved: null },
    ],
    [
      'neither for a promotion above the regular price',
      { ...reduced, regular: 5000 },
      '1',
      { crossed: null, lowest: null, saved: null },
    ],
    [
      'a saving below one percent with one decimal',
      { ...reduced, gross: 8900, regular: 8950, lowest: { gross: 8950, net: 7276 } },
      '1',
      { saved: { gross: 50, percent: '0.5' } },
    ],
    ['a saving that grows with the quantity', { ...reduced, tiers }, '8', { saved: { gross: 2200, percent: '31' } }],
    ['no step price for goods sold by the piece', {}, '1', { stepPrice: null }],
    [
      'the step price of cloth sold by the tenth of a metre',
      { step: decimal('0.1') },
      '1',
      { stepPrice: { gross: 590, net: 480, quantity: 100_000n } },
    ],
    [
      'the step price of coffee sold by the quarter of a kilogram, at the quantity',
      { step: decimal('0.25'), tiers },
      '2',
      { stepPrice: { gross: 1375 } },
    ],
    [
      'the price of a kilogram for a bag of 50 g',
      { content: { quantity: decimal('0.05'), unit: 'kg' } },
      '1',
      { unitPrice: { gross: 118000, net: 95935, unit: 'kg' } },
    ],
    [
      'the price of one for a pack of three pieces, rounded half up',
      { gross: 2000, content: { quantity: decimal(3), unit: 'szt.' } },
      '1',
      { unitPrice: { gross: 667, unit: 'szt.' } },
    ],
    [
      'the price of a litre for a bottle, at the quantity',
      { tiers, content: { quantity: decimal('0.5'), unit: 'l' } },
      '4',
      { unitPrice: { gross: 10200, unit: 'l' } },
    ],
    ['no unit price for unknown contents', {}, '1', { unitPrice: null }],
    [
      'the saving of a bundle compared with its parts',
      {
        parts: [
          { gross: 6000, net: 4900 },
          { gross: 600, net: 500 },
        ],
      },
      '1',
      { bundle: { gross: 700, net: 603, percent: '10' } },
    ],
    ['none for a bundle without a saving', { parts: [{ gross: 5900, net: 4797 }] }, '1', { bundle: null }],
    [
      'none for a bundle that costs more than its parts',
      { parts: [{ gross: 5000, net: 4065 }] },
      '1',
      { bundle: null },
    ],
    [
      'the price for a subscriber, based on the price at the quantity',
      { tiers, subscription: { percent: '10.00', amount: null, everyDays: [30] } },
      '2',
      { subscription: { gross: 4950, net: 4024, percent: 10 } },
    ],
    [
      'a price of zero for a free product',
      { gross: 0, subscription: { percent: null, amount: 500, everyDays: [30] } },
      '1',
      { price: { gross: 0, net: 0 }, subscription: { gross: 0, percent: 0 } },
    ],
  ])('A3.3 A3.2 %s', (_title, facts, quantity, expected) => {
    expect(view(facts, quantity)).toMatchObject(expected)
  })

  test('A1.3 A3.3 a price is shown with VAT or without', () => {
    const details = view({ ...reduced, recommended: 9900, tiers: tiers.slice(0, 1) })
    const both = { percent: '14', promotionUntil: null, unitPrice: null }
    expect(shownPrice(details, 'gross')).toEqual({
      ...both,
      ...{ amount: 5900, regular: 7900, lowest: 6900, recommended: 9900, tiers: [{ from: '2', amount: 5500 }] },
    })
    expect(shownPrice(details, 'net')).toEqual({
      ...both,
      ...{ amount: 4797, regular: 6423, lowest: 5610, recommended: 8049, tiers: [{ from: '2', amount: 4472 }] },
    })
  })
})

/** Tiers as text, '2–3: 5500' or '8–: 4700', and the quantity missing to the next one. */
function formatTiers(facts: Partial<PriceFacts>, quantity: string): string[] {
  return view(facts, quantity).tiers.map(({ threshold, thresholdEnd, left, price }) => {
    const end = thresholdEnd === null ? '' : decimalText(thresholdEnd)
    return `${decimalText(threshold)}–${end}: ${price.gross}${left > 0n ? ` +${decimalText(left)}` : ''}`
  })
}

describe('quantity discounts', () => {
  const cloth = {
    step: decimal('0.1'),
    tiers: [
      { from: decimal(5), gross: 5500 },
      { from: decimal(10), gross: 5100 },
    ],
  }

  test.each<[title: string, Partial<PriceFacts>, quantity: string, expected: string[]]>([
    ['of one candle', { tiers }, '1', ['2–3: 5500 +1', '4–7: 5100 +3', '8–: 4700 +7']],
    ['of three', { tiers }, '3', ['2–3: 5500', '4–7: 5100 +1', '8–: 4700 +5']],
    ['of nine: all reached', { tiers }, '9', ['2–3: 5500', '4–7: 5100', '8–: 4700']],
    ['in any stored order', { tiers: tiers.toReversed() }, '1', ['2–3: 5500 +1', '4–7: 5100 +3', '8–: 4700 +7']],
    ['of cloth: a range ends a tenth below the next', cloth, '4.9', ['5–9.9: 5500 +0.1', '10–: 5100 +5.1']],
    ['of a quantity between two steps: of the rounded quantity', cloth, '4.95', ['5–9.9: 5500', '10–: 5100 +5']],
    [
      'by the half dozen: the ranges as shown, with the quantity that reaches the next',
      { step: decimal(6), tiers },
      '6',
      ['4–6: 5100', '8–: 4700 +6'],
    ],
    ['during a promotion: only lower prices', { gross: 5200, tiers }, '1', ['4–7: 5100 +3', '8–: 4700 +7']],
    ['none at the price of one', { gross: 5500, tiers: tiers.slice(0, 1) }, '1', []],
    [
      'none with a higher price than one with a lower threshold',
      {
        tiers: [
          { from: decimal(2), gross: 5000 },
          { from: decimal(4), gross: 5100 },
        ],
      },
      '1',
      ['2–: 5000 +1'],
    ],
    ['of a size without discounts', {}, '1', []],
  ])('A3.4 A4.10 %s', (_title, facts, quantity, expected) => {
    expect(formatTiers(facts, quantity)).toEqual(expected)
  })

  test.each([
    ['1', '2 5500 left 1'],
    ['2', '4 5100 left 2'],
    ['7', '8 4700 left 1'],
    ['8', null],
  ])('A3.4 A4.11 at %s the next is %s', (quantity, expected) => {
    const { next } = view({ tiers }, quantity)
    expect(next && `${decimalText(next.threshold)} ${next.price.gross} left ${decimalText(next.left)}`).toBe(expected)
  })

  const tier = fc.record({ from: fc.bigInt({ min: 1n, max: 10n ** 8n }), gross: fc.nat(10_000) })
  const facts = fc.record({
    gross: fc.nat(10_000),
    tiers: fc.uniqueArray(tier, { maxLength: 6, selector: ({ from }) => from }), // two at one threshold are refused
    step: fc.bigInt({ min: 1n, max: 10n ** 7n }),
  })
  const steps = fc.bigInt({ min: 1n, max: 100n })

  test('A4.10 the price is that of the last threshold reached', () => {
    fc.assert(
      fc.property(facts, steps, (some, count) => {
        const { price, tiers } = view({ ...some }, decimalText(some.step * count))
        const reached = tiers.findLast(({ left }) => left === 0n)
        expect(price.gross).toBe(reached?.price.gross ?? some.gross)
      }),
    )
  })

  test('A4.11 the quantity left reaches the next threshold, and one step less does not', () => {
    fc.assert(
      fc.property(facts, steps, (some, count) => {
        const bought = some.step * count
        const { price, next } = priceDetails({ ...candle, ...some }, bought)
        if (!next) return
        expect(next.left % some.step).toBe(0n)
        expect(priceAtQuantity(some.gross, some.tiers, bought + next.left)).toBe(next.price.gross)
        expect(priceAtQuantity(some.gross, some.tiers, bought + next.left - some.step)).toBe(price.gross)
      }),
    )
  })

  test('A3.4 every range contains a quantity, and each is cheaper than the one before', () => {
    fc.assert(
      fc.property(facts, (some) => {
        const { tiers } = priceDetails({ ...candle, ...some }, some.step)
        for (const [index, { threshold, thresholdEnd, price }] of tiers.entries()) {
          if (thresholdEnd !== null) expect(thresholdEnd).toBeGreaterThanOrEqual(threshold)
          expect(price.gross).toBeLessThan(tiers[index - 1]?.price.gross ?? some.gross)
        }
      }),
    )
  })
})

describe('A5.6 the percentage saved', () => {
  test.each([
    [5000, 10000, '50'],
    [5900, 6900, '14'],
    [6831, 6900, '1'],
    [6832, 6900, '0.9'],
    [6890, 6900, '0.1'],
    [6895, 6900, null],
    [6900, 6900, null],
    [7900, 6900, null],
    [0, 6900, '100'],
    [1, 6900, '99'],
    [0, 0, null],
  ])('A5.6 the saving of %i instead of %i is %s', (price, before, percent) => {
    expect(savedPercent(price, before)).toBe(percent)
  })

  test('A5.6 the percentage is whole, or has one decimal when it would be 0, and never exceeds the saving', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (price, before) => {
        const percent = savedPercent(price, before)
        if (percent === null) return
        expect(percent).toMatch(/^([1-9]\d*|0\.[1-9])$/)
        expect(Number(percent) * before).toBeLessThanOrEqual((before - price) * 100 + 0.001)
      }),
    )
  })
})

describe('A5.5 A3.6 the price of a subscription', () => {
  test.each<[base: number, percent: string | null, amount: number | null, gross: number, shown: number]>([
    [4900, '10.00', null, 4410, 10],
    [4999, '10', null, 4499, 10],
    [4999, '12.50', null, 4374, 13],
    [4999, '100', null, 0, 100],
    [6900, null, 500, 6400, 7],
    [6900, null, 6900, 0, 100],
    [6900, null, 9900, 0, 100],
    [1, '10', null, 1, 0],
    [0, null, 500, 0, 0],
  ])('A5.5 A3.6 the price of %i less %s percent or %s is %i, %i percent', (base, percent, amount, gross, shown) => {
    expect(subscriptionPrice(base, { percent, amount }, '23')).toMatchObject({ gross, percent: shown })
  })

  test('A5.5 the price is never negative, never above the regular price, and in whole grosze', () => {
    const percent = fc.integer({ min: 1, max: 10_000 }).map((hundredths) => (hundredths / 100).toFixed(2))
    const terms = fc.oneof(
      percent.map((percent) => ({ percent, amount: null })),
      fc.nat().map((amount) => ({ percent: null, amount })),
    )
    fc.assert(
      fc.property(fc.nat(1_000_000), terms, (base, offer) => {
        const { gross, net, percent } = subscriptionPrice(base, offer, '23')
        expect(Number.isInteger(gross) && Number.isInteger(percent)).toBe(true)
        expect(gross).toBeGreaterThanOrEqual(0)
        expect(gross).toBeLessThanOrEqual(base)
        expect(net).toBeLessThanOrEqual(gross)
      }),
    )
  })
})
