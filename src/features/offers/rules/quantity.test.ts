import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal, decimalText } from '#shared/decimal.ts'
import { translate } from '#shared/text.ts'
import {
  canBeBought,
  clampQuantity,
  cleanQuantity,
  type QuantityBounds,
  quantityRange,
  readTypedQuantity,
} from './quantity.ts'

const piece = { one: 'sztuka', few: 'sztuki', many: 'sztuk', other: 'sztuki' }
const metre = { one: 'metr', few: 'metry', many: 'metrów', other: 'metra' }

const free: QuantityBounds = {
  step: decimal(1),
  stock: null,
  minimumPerOrder: null,
  maximumPerOrder: null,
  minimumPerSize: null,
  maximumPerSize: null,
}

describe('A5.1 B3.23 B3.24 a typed quantity', () => {
  test.each([
    ['0,25', '0.5', '0.5'],
    ['0.1', '0.1', '0.1'],
    ['0.3', '0.1', '0.3'],
    ['1.05', '0.1', '1.1'],
    ['2', '1', '2'],
    ['2.000001', '1', '3'],
    ['7', '6', '12'],
  ])('A5.1 of %s is rounded up to a multiple of %s: %s', (typed, step, expected) => {
    const range = quantityRange({ ...free, step: decimal(step) })
    expect(decimalText(clampQuantity(readTypedQuantity(typed) ?? 0n, range, piece).quantity)).toBe(expected)
  })

  test.each([
    ['1,5', '1.5'],
    ['abc', ''],
    ['-3', '3'],
    ['1 200', '1200'],
    ['2e3', '23'],
  ])('A5.1 keeps only digits and dots, comma becomes dot: %s → %s', (typed, cleaned) => {
    expect(cleanQuantity(typed)).toBe(cleaned)
  })
})

describe('the range of quantities', () => {
  test('A5.2 B3.25 the minimum is the larger of the step and both range minimums', () => {
    expect(quantityRange({ ...free, minimumPerOrder: decimal(3), minimumPerSize: decimal(2) }).minimum).toBe(decimal(3))
    expect(quantityRange({ ...free, minimumPerOrder: decimal(3), minimumPerSize: decimal(5) }).minimum).toBe(decimal(5))
    expect(quantityRange({ ...free, step: decimal(6), minimumPerOrder: decimal(3) }).minimum).toBe(decimal(6))
  })

  test('A5.3 B3.21 the maximum is the smaller of stock and both range maximums; unlimited stock is ignored', () => {
    expect(quantityRange({ ...free, stock: decimal(5), maximumPerOrder: decimal(9) }).maximum).toBe(decimal(5))
    expect(quantityRange({ ...free, stock: decimal(5), maximumPerSize: decimal(2) }).maximum).toBe(decimal(2))
    expect(quantityRange({ ...free, stock: null, maximumPerOrder: decimal(9) }).maximum).toBe(decimal(9))
    expect(quantityRange(free).maximum).toBeNull()
  })

  test('A5.2 A3.1 a subscription has its own minimum, never less than the step', () => {
    const bounds = { ...free, minimumPerOrder: decimal(3), minimumPerSubscription: decimal(2) }
    expect(quantityRange(bounds, 'subscription').minimum).toBe(decimal(2))
    expect(quantityRange(bounds).minimum).toBe(decimal(3))
    expect(quantityRange({ ...bounds, step: decimal(6) }, 'subscription').minimum).toBe(decimal(6))
    expect(quantityRange({ ...bounds, minimumPerSubscription: null }, 'subscription').minimum).toBe(decimal(3))
  })

  test('A4.9 stock below the minimum or below one step cannot be bought', () => {
    expect(canBeBought(quantityRange({ ...free, stock: decimal(1), minimumPerOrder: decimal(2) }))).toBe(false)
    expect(canBeBought(quantityRange({ ...free, stock: decimal('0.4'), step: decimal('0.5') }))).toBe(false)
    expect(canBeBought(quantityRange({ ...free, stock: decimal(2), minimumPerOrder: decimal(2) }))).toBe(true)
  })
})

describe('the alerts', () => {
  test('A5.2 B3.22 below the minimum the quantity is raised and the alert says the minimum with its unit', () => {
    const { quantity, alert } = clampQuantity(
      decimal(1),
      quantityRange({ ...free, minimumPerOrder: decimal(3) }),
      piece,
    )
    expect(quantity).toBe(decimal(3))
    expect(alert).toMatchObject({
      text: { template: 'Minimalnie możesz zamówić {quantity} {unit}' },
      values: { quantity: '3', unit: 'sztuki' },
    })
  })

  test('A5.3 above the maximum the quantity is lowered and the alert says the maximum', () => {
    const { quantity, alert } = clampQuantity(
      decimal(9),
      quantityRange({ ...free, step: decimal('0.5'), stock: decimal('2.7') }),
      metre,
    )
    expect(quantity).toBe(decimal('2.5'))
    expect(alert).toMatchObject({
      text: { template: 'Maksymalnie możesz zamówić {quantity} {unit}' },
      values: { quantity: '2,5', unit: 'metra' },
    })
  })
})

test.each([
  [metre, '2.55', '0.1', 'Zaokrągliliśmy w górę: 2,6 metra'],
  [piece, '5', '6', 'Minimalnie możesz zamówić 6 sztuk'],
  [piece, '7', '6', 'Zaokrągliliśmy w górę: 12 sztuk'],
  [metre, '2.5', '0.1', null],
])('A5.1 a rounded quantity has an alert: %o %s by steps of %s: %s', (unit, requested, step, text) => {
  const { alert } = clampQuantity(decimal(requested), quantityRange({ ...free, step: decimal(step) }), unit)
  expect(alert && translate(alert.text, alert.values)).toBe(text)
})

test.each([
  [piece, '1', 'Maksymalnie możesz zamówić 1 sztukę'],
  [piece, '2', 'Maksymalnie możesz zamówić 2 sztuki'],
  [piece, '5', 'Maksymalnie możesz zamówić 5 sztuk'],
  [piece, '12', 'Maksymalnie możesz zamówić 12 sztuk'],
  [piece, '22', 'Maksymalnie możesz zamówić 22 sztuki'],
  [metre, '1', 'Maksymalnie możesz zamówić 1 metr'],
  [metre, '0.3', 'Maksymalnie możesz zamówić 0,3 metra'],
  [metre, '1.5', 'Maksymalnie możesz zamówić 1,5 metra'],
])("A5.3 A8.4 the alert has the unit's plural form for the number: %o %s: %s", (unit, maximum, text) => {
  const range = quantityRange({ ...free, step: decimal('0.1'), stock: decimal(maximum) })
  const { alert } = clampQuantity(decimal(999), range, unit)
  expect(alert && translate(alert.text, alert.values)).toBe(text)
})

test.each([
  ['0.1', '0.2', '0.3'],
  ['0.7', '0.1', '0.8'],
  ['1.1', '2.2', '3.3'],
  ['0.000001', '0.000002', '0.000003'],
])('A5.1 %s and %s are exactly %s, so the step is not passed', (one, other, sum) => {
  const range = quantityRange({ ...free, step: decimal(sum) })
  expect(decimalText(clampQuantity(decimal(one) + decimal(other), range, metre).quantity)).toBe(sum)
})

test('A5.1 only digits and dots of the input remain, and a quantity with 6 decimal places is read exactly', () => {
  fc.assert(fc.property(fc.string(), (typed) => /^[0-9.]*$/.test(cleanQuantity(typed))))
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 17n }), fc.constantFrom('.', ','), (millionths, separator) => {
      expect(readTypedQuantity(decimalText(millionths).replace('.', separator))).toBe(millionths)
    }),
  )
})

test('A5.2 A5.3 the range lies between the tightest bounds', () => {
  const bound = fc.option(fc.bigInt({ min: 1n, max: 90_000_000n }))
  const anyBounds = fc.record({
    step: fc.constantFrom('1', '0.1', '0.25', '6').map(decimal),
    stock: bound,
    minimumPerOrder: bound,
    maximumPerOrder: bound,
    minimumPerSize: bound,
    maximumPerSize: bound,
  })
  fc.assert(
    fc.property(anyBounds, (bounds) => {
      const { minimum, maximum } = quantityRange(bounds)
      for (const least of [bounds.step, bounds.minimumPerOrder, bounds.minimumPerSize])
        expect(minimum >= (least ?? 0n)).toBe(true)
      for (const most of [bounds.stock, bounds.maximumPerOrder, bounds.maximumPerSize])
        expect(most === null || (maximum !== null && maximum <= most)).toBe(true)
      expect(minimum % bounds.step).toBe(0n)
      expect((maximum ?? 0n) % bounds.step).toBe(0n)
    }),
  )
})

test('A5.1 A5.2 A5.3 every requested quantity results in a whole number of steps within the range', () => {
  const millionths = fc.bigInt({ min: 1n, max: 10_000_000_000n })
  fc.assert(
    fc.property(
      millionths,
      millionths,
      fc.option(millionths),
      fc.option(millionths),
      (requested, step, minimum, stock) => {
        const range = quantityRange({ ...free, step, minimumPerOrder: minimum, stock })
        fc.pre(canBeBought(range))
        const { quantity } = clampQuantity(requested, range, piece)
        expect(quantity % step).toBe(0n)
        expect(quantity >= range.minimum).toBe(true)
        expect(range.maximum === null || quantity <= range.maximum).toBe(true)
      },
    ),
  )
})
