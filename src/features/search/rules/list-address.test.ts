import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal } from '#shared/decimal.ts'
import { convertFromBase } from '#shared/money.ts'
import { convertPriceFilter } from './list-address.ts'
import type { ListFilters } from './list-filters.ts'

const [zloty, euro, dollar] = [{ rate: decimal('1') }, { rate: decimal('4.25') }, { rate: decimal('3.6') }]
type Price = NonNullable<ListFilters['price']>

test.each<[Price, typeof zloty, typeof zloty, Price]>([
  [{ from: 50, to: 90 }, zloty, euro, { from: 11, to: 22 }],
  [{ from: 11, to: 22 }, euro, zloty, { from: 46, to: 94 }],
  [{ from: 17, to: null }, zloty, euro, { from: 4, to: null }],
  [{ from: null, to: 17 }, zloty, euro, { from: null, to: 4 }],
  [{ from: 10, to: 10 }, euro, dollar, { from: 11, to: 12 }],
  [{ from: 1, to: 2 }, zloty, euro, { from: 0, to: 1 }],
  [{ from: 90, to: 50 }, zloty, euro, { from: 90, to: 50 }],
  [{ from: null, to: 9_999_999 }, euro, zloty, { from: null, to: 9_999_999 }],
])('%j', (price, from, to, converted) => {
  expect(convertPriceFilter(price, from, to)).toEqual(converted)
})

test('a product within the price range in PLN is also within the converted range', () => {
  const amounts = fc.integer({ min: 0, max: 1_000_000 })
  const rates = fc.bigInt({ min: 1_000_000n, max: 100_000_000n })
  fc.assert(
    fc.property(fc.array(amounts, { minLength: 3, maxLength: 3 }), rates, (three, rate) => {
      const [from = 0, amount = 0, to = 0] = three.toSorted((a, b) => a - b)
      const ends = { from: Math.floor(from / 100), to: Math.ceil(to / 100) }
      const range = convertPriceFilter(ends, zloty, { rate })
      const shown = amount >= 100 ? convertFromBase(amount, { rate }) : null
      if (shown === null) return
      expect(shown).toBeGreaterThanOrEqual((range.from ?? 0) * 100)
      expect(shown).toBeLessThanOrEqual((range.to ?? 0) * 100)
    }),
  )
})
