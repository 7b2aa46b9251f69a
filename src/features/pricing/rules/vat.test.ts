import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal, one } from '#shared/decimal.ts'
import { formatMoney, polishZloty, splitVat, timesQuantity } from '#shared/money.ts'
import { translate } from '#shared/text.ts'
import { lineWorth } from './line-worth.ts'
import { shownAmount } from './price-in-force.ts'
import { chargeVat, vatText } from './vat.ts'
import { inCountry, shareInCountry } from './vat-in-country.ts'

describe('delivery is taxed like the goods, in proportion', () => {
  const mug = { gross: 5900, vatPercent: '23' }
  const book = { gross: 2950, vatPercent: '5.00' }
  test.each([
    ['of one rate', [mug, mug], [['23', 1690]]],
    ['of another', [book], [['5', 1690]]],
    [
      'of two',
      [book, mug],
      [
        ['23', 1127],
        ['5', 563],
      ],
    ],
    [
      'of two, with equal shares',
      [book, { ...mug, gross: 2950 }],
      [
        ['23', 845],
        ['5', 845],
      ],
    ],
    ['worth nothing', [{ gross: 0, vatPercent: '8' }], [['23', 1690]]],
    ['none', [], [['23', 1690]]],
  ])('goods %s', (_, goods, shares) => {
    expect(chargeVat(1690, goods, '23.00').map(({ vatPercent, gross }) => [vatPercent, gross])).toEqual(shares)
  })
})

test('the shares add up to the total, and each has its VAT', () => {
  const goods = fc.array(fc.record({ gross: fc.nat(1_000_000), vatPercent: fc.constantFrom('23', '8', '5', '0') }))
  fc.assert(
    fc.property(fc.nat(100_000), goods, (gross, goods) => {
      const shares = chargeVat(gross, goods, '23')
      expect(shares.reduce((sum, share) => sum + share.gross, 0)).toBe(gross)
      for (const share of shares) {
        expect(share.net + share.vat).toBe(share.gross)
        expect(Math.abs(share.net * (1 + Number(share.vatPercent) / 100) - share.gross)).toBeLessThanOrEqual(0.75)
      }
    }),
  )
})

const money = (amount: number) => formatMoney(amount, polishZloty).replaceAll('\u00a0', ' ')
const part = (gross: number, vatPercent: string) => ({ vatPercent, ...splitVat(gross, vatPercent) })
const courier = part(1690, '23')
const school = { ...part(2950, 'zw'), vatExemption: 'art. 43 ust. 1 pkt 26' }
const small = { ...part(1690, 'zw'), vatExemption: 'art. 113 ust. 1' }

test.each([
  ['of one rate', [part(5900, '23.00'), courier], 'w tym VAT 14,19 zł'],
  ['of several', [part(5900, '23.00'), part(2950, '5.00'), courier], 'w tym VAT 15,59 zł (23%: 14,19 zł, 5%: 1,40 zł)'],
  ['of what costs nothing at another rate', [part(5900, '23.00'), part(0, '5'), courier], 'w tym VAT 14,19 zł'],
  ['at 0 per cent', [part(5900, '0')], 'w tym VAT 0,00 zł'],
  ['of exempt goods', [part(5900, 'zw'), part(1690, 'zw')], 'zwolnione z VAT'],
  [
    'of exempt goods for several reasons, one of them twice',
    [school, small, school, part(100, 'zw')],
    'zwolnione z\u00a0VAT na podstawie art. 43 ust. 1 pkt 26; art. 113 ust. 1',
  ],
  [
    'of taxed goods and ones exempt for a reason; a basis of taxed goods says nothing',
    [school, { ...part(5900, '23'), vatExemption: 'art. 1' }],
    'w tym VAT 11,03 zł (23%: 11,03 zł, zwolnione na podstawie art. 43 ust. 1 pkt 26: 29,50 zł)',
  ],
  [
    'of exempt and taxed goods',
    [part(2950, 'zw'), part(5900, '23.00'), part(1000, '0.00')],
    'w tym VAT 11,03 zł (23%: 11,03 zł, 0%: 0,00 zł, zwolnione: 29,50 zł)',
  ],
])('VAT %s', (_, parts, expected) => {
  expect(vatText(parts, translate, money)).toBe(expected)
})

describe('one line', () => {
  test.each([
    { quantity: '1', unitGross: 5900, vatPercent: '23', gross: 5900, net: 4797 },
    { quantity: '0.5', unitGross: 4999, vatPercent: '23', gross: 2500, net: 2033 },
    { quantity: '0.25', unitGross: 8900, vatPercent: '8.00', gross: 2225, net: 2060 },
    { quantity: '3', unitGross: 333, vatPercent: '5', gross: 999, net: 951 },
    { quantity: '2', unitGross: 100, vatPercent: '0', gross: 200, net: 200 },
    { quantity: '1', unitGross: 0, vatPercent: '23', gross: 0, net: 0 },
  ])('$quantity × $unitGross at $vatPercent %: $gross, net $net', ({ quantity, unitGross, vatPercent, gross, net }) => {
    const line = { quantity: decimal(quantity), unitGross, vatPercent }
    expect(lineWorth(line, 'gross')).toEqual({ gross, net, vat: gross - net })
  })

  test.each([
    { quantity: '3', unitGross: 1999, discountGross: 0, vatPercent: '23', net: 4875, gross: 5996 },
    { quantity: '3', unitGross: 1999, discountGross: 600, vatPercent: '23', net: 4387, gross: 5396 },
    { quantity: '3', unitGross: 1999, discountGross: 5997, vatPercent: '23', net: 0, gross: 0 },
    { quantity: '0.5', unitGross: 4999, discountGross: 0, vatPercent: '8', net: 2315, gross: 2500 },
  ])(
    'A1.3 $quantity × $unitGross less $discountGross at $vatPercent % in a net shop: net $net, gross $gross',
    (expected) => {
      const { quantity, net, gross, ...line } = expected
      expect(lineWorth({ ...line, quantity: decimal(quantity) }, 'net')).toEqual({ gross, net, vat: gross - net })
    },
  )
})

const line = fc.record({
  quantity: fc.bigInt({ min: 1n, max: 1_000_000_000n }),
  unitGross: fc.integer({ min: 0, max: 100_000_00 }),
  vatPercent: fc.constantFrom('23', '8.00', '5', '0'),
})

test('the price that a shop shows times the quantity is the total that it shows', () => {
  fc.assert(
    fc.property(line, fc.constantFrom('gross' as const, 'net' as const), (line, priceType) => {
      const unit = shownAmount(line.unitGross, line.vatPercent, priceType)
      expect(lineWorth(line, priceType)[priceType]).toBe(timesQuantity(unit, line.quantity))
    }),
  )
})

test('a line is never more than half a grosz away from exact, gross and net', () => {
  fc.assert(
    fc.property(line, (line) => {
      const { gross, net } = lineWorth(line, 'gross')
      expect(Math.abs(gross - (line.unitGross * Number(line.quantity)) / 1e6)).toBeLessThanOrEqual(0.5 + 1e-6)
      expect(Math.abs(net - gross / (1 + Number(line.vatPercent) / 100))).toBeLessThanOrEqual(0.5 + 1e-6)
    }),
  )
})

describe('in another country', () => {
  const germany = { standard: '19', classes: { '5': '7', zw: 'zw' } }
  const amount = fc.integer({ min: 0, max: 100_000_00 })
  const goods = fc.constantFrom(
    { vatClass: '23', vatPercent: '23.00', there: '19' },
    { vatClass: '5', vatPercent: '5', there: '7' },
    { vatClass: 'zw', vatPercent: 'zw', there: 'zw' },
  )

  test('the price that the shop shows stays, gross or net, and its VAT is that of the country', () => {
    fc.assert(
      fc.property(
        amount,
        amount,
        goods,
        fc.constantFrom('gross' as const, 'net' as const),
        (price, discount, of, type) => {
          const { there, ...rates } = of
          const line = { quantity: one, unitGross: price, discountGross: Math.min(price, discount), ...rates }
          const moved = inCountry(line, germany, type)
          expect(moved.vatPercent).toBe(there)
          const [before, after] = [lineWorth(line, type), lineWorth(moved, type)]
          expect(after[type]).toBe(before[type])
          const share = shareInCountry({ ...before, ...rates }, germany, type)
          expect(share).toEqual({ ...after, vatPercent: there })
          expect(inCountry(line, null, type)).toEqual(line)
        },
      ),
    )
  })
})
