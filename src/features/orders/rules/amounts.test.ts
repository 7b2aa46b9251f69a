import { expect, test } from 'vitest'
import { formatMoney, polishZloty } from '#shared/money.ts'
import { say } from '#shared/text.ts'
import { amountsOf } from './amounts.ts'

const money = (amount: number) => formatMoney(amount, polishZloty).replaceAll('\u00a0', ' ')
test('A1.3 amounts of an order are those that the shop showed', () => {
  const amount = { gross: 1999, net: 1625 }
  expect(amountsOf({ priceType: 'gross' }, say, money)(amount)).toBe('19,99 zł')
  expect(amountsOf({ priceType: 'net' }, say, money)(amount)).toBe('16,25 zł netto')
})
