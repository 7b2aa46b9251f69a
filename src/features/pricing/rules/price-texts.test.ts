import { describe, expect, test } from 'vitest'
import { decimal } from '#shared/decimal.ts'
import { polishZloty } from '#shared/money.ts'
import type { PriceFacts } from './price-facts.ts'
import { type PriceTextOptions, priceWords, quantityHint, withPriceTypeTexts } from './price-texts.ts'

const coffee: PriceFacts = {
  gross: 4600,
  regular: 5900,
  promotionUntil: null,
  lowest: { gross: 5900, net: 4797 },
  recommended: 6500,
  advance: 1000,
  vatPercent: '23',
  tiers: [
    { from: decimal(2), gross: 4400 },
    { from: decimal(4), gross: 4100 },
  ],
  step: decimal(1),
  content: { quantity: decimal('0.25'), unit: 'kg' },
  pointsPrice: null,
  pointsReceived: 46,
  subscription: { percent: '10', amount: null, everyDays: [30] },
  parts: [{ gross: 6000, net: 4878 }],
}
const options: PriceTextOptions = {
  priceType: 'gross',
  both: 'no',
  shownTiers: 'all',
  format: polishZloty,
  textOverrides: {},
}

/** The price texts with plain spaces instead of no-break ones. */
function textsOf(facts: Partial<PriceFacts> = {}, changes: Partial<PriceTextOptions> = {}, minimum = decimal(1)) {
  const texts = priceWords({ ...coffee, ...facts }, 'szt.', minimum, { ...options, ...changes })
  return JSON.parse(
    JSON.stringify(texts, (_, value) => (typeof value === 'bigint' ? Number(value) : value)).replaceAll('\u00a0', ' '),
  )
}

describe('price texts', () => {
  test('A5.6 A5.7 A9.7 everything shown with a reduced price, from one piece on', () => {
    expect(textsOf().steps[0]).toEqual({
      from: 0,
      price: '46,00 zł',
      amount: 4600,
      crossed: '59,00 zł',
      lines: {
        price_omnibus: 'Najniższa cena z 30 dni przed obniżką: 59,00 zł',
        savings: 'Oszczędzasz 13,00 zł, czyli 22%',
        price_unit: 'Cena jednostkowa: 184,00 zł/kg',
        price_srp: 'Cena sugerowana przez producenta: 65,00 zł',
        bundle_price: 'W zestawie taniej niż osobno o 14,00 zł (23%)',
        price_advance: 'Zaliczka: 10,00 zł',
        price_subscription: 'W subskrypcji 41,40 zł (−10%)',
      },
    })
  })

  test('A4.10 a step for each threshold, with every figure computed from its price', () => {
    const { steps } = textsOf()
    expect(steps.map(({ from, price }: { from: number; price: string }) => `${from} ${price}`)).toEqual([
      '0 46,00 zł',
      '2000000 44,00 zł',
      '4000000 41,00 zł',
    ])
    expect(steps[2].lines).toMatchObject({
      savings: 'Oszczędzasz 18,00 zł, czyli 30%',
      price_unit: 'Cena jednostkowa: 164,00 zł/kg',
      price_subscription: 'W subskrypcji 36,90 zł (−10%)',
    })
  })

  test('A3.4 the price of fewer and ranges of quantity discounts, or none when only the next one is shown', () => {
    const ranges = ({ tiers }: { tiers: { range: string; price: string }[] }) =>
      tiers.map(({ range, price }) => `${range}: ${price}`)
    const discounts = ['2–3 szt.: 44,00 zł za szt.', 'od 4 szt.: 41,00 zł za szt.']
    expect(ranges(textsOf())).toEqual(['1 szt.: 46,00 zł za szt.', ...discounts])
    expect(ranges(textsOf({}, {}, decimal(2)))).toEqual(discounts)
    const pair = {
      tiers: [
        { from: decimal(2), gross: 4400 },
        { from: decimal(3), gross: 4100 },
      ],
    }
    expect(ranges(textsOf(pair)).slice(1)).toEqual(['2 szt.: 44,00 zł za szt.', 'od 3 szt.: 41,00 zł za szt.'])
    const next = textsOf({}, { shownTiers: 'next' })
    expect([next.tiers, next.steps.length]).toEqual([[], 3])
  })

  test('A5.6 less than one percent has a decimal, with a comma', () => {
    const facts = { gross: 5860, tiers: [] }
    expect(textsOf(facts).steps[0].lines.savings).toContain('Oszczędzasz 0,40 zł, czyli 0,6%')
  })

  test.each([
    ['gross', 'no', '46,00 zł', undefined],
    ['gross', 'yes', '46,00 zł', '37,40 zł netto'],
    ['net', 'no', '37,40 zł netto', undefined],
    ['net', 'yes', '37,40 zł netto', '46,00 zł brutto'],
  ] as const)('A1.3 A2.9 prices are %s, both types together: %s', (priceType, both, price, other) => {
    const [step] = textsOf({}, { priceType, both, textOverrides: withPriceTypeTexts({}, priceType) }).steps
    expect([step.price, step.lines.price_net]).toEqual([price, other])
  })

  test('A3.3 goods sold in quarters of a unit show the price of a quarter', () => {
    expect(textsOf({ step: decimal('0.25') }).steps[0].lines.price_sellby).toBe('11,50 zł za 0,25 szt.')
  })

  test("A1.2 uses the shop's own texts", () => {
    const texts = { 'price.words.advance': 'Przedpłata {amount}' }
    expect(textsOf({}, { textOverrides: texts }).steps[0].lines.price_advance).toBe('Przedpłata 10,00 zł')
  })
})

test.each([
  [null, [], 'szt.', null],
  [null, [{ from: '10', amount: 1790 }], 'szt.', 'od 10 szt. po 17,90 zł'],
  [
    null,
    [
      { from: '10', amount: 1790 },
      { from: '50', amount: 1500 },
    ],
    'szt.',
    'od 10 szt. po 17,90 zł',
  ],
  ['0.5', [{ from: '2.5', amount: 4500 }], 'm', '0,5 m za 24,50 zł, od 2,5 m po 45,00 zł'],
  ['0.25', [], 'kg', '0,25 kg za 12,25 zł'],
  ['3', [], 'szt.', '3 szt. za 147,00 zł'],
])(
  'B2.45 for a least quantity of %s and the quantity discounts %j in %s a card shows %j',
  (least, tiers, unit, expected) => {
    const hint = quantityHint({ amount: 4900, least, tiers }, unit, { format: polishZloty, textOverrides: {} })
    expect(hint?.replaceAll('\u00a0', ' ') ?? null).toBe(expected)
  },
)
