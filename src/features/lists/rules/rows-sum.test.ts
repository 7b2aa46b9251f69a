import { expect, test } from 'vitest'
import { decimal } from '#shared/decimal.ts'
import { hasRowSum, rowsSum, sizeCost } from './rows-sum.ts'

const price = (amount: number, tiers: { from: string; amount: number }[] = []) => ({
  refusal: null,
  price: { amount, tiers, lowest: null, unitPrice: null },
})
const row = (name: string, size: Parameters<typeof sizeCost>[0] | null, quantity: string) => ({
  name,
  cost: size && sizeCost(size),
  quantity: decimal(quantity),
})

test('B7.9 the sum of all rows counts quantity discounts and fractions, and names the rows that cannot be added', () => {
  const rows = [
    row('Kubek', price(6500, [{ from: '4', amount: 6100 }]), '6'),
    row('Kubek mały', price(6500, [{ from: '4', amount: 6100 }]), '3'),
    row('Len', price(6800), '0.5'),
    row('Próbka', { price: null, refusal: null }, '1'),
    row('Fartuch bez rozmiaru', null, '1'),
    row('Wyprzedany', { ...price(100), refusal: 'Niedostępny' }, '1'),
    { ...row('Bez ilości', price(100), '1'), quantity: null },
  ]
  expect(rowsSum(rows)).toEqual({
    count: 4,
    amount: 6 * 6100 + 3 * 6500 + 3400,
    left: ['Fartuch bez rozmiaru', 'Wyprzedany', 'Bez ilości'],
  })
})

test.each([
  ['3.9', 3.9 * 6500],
  ['4', 4 * 6100],
  ['0.1', 650],
  ['0.333', 2165],
])('A3.4 %s of goods that cost less from 4 cost %i', (quantity, amount) => {
  expect(rowsSum([row('Len', price(6500, [{ from: '4', amount: 6100 }]), quantity)]).amount).toBe(amount)
})

test('no rows cost nothing', () => {
  expect(rowsSum([])).toEqual({ count: 0, amount: 0, left: [] })
})

test.each([
  ['1', price(6500), false],
  ['0.5', price(6500), true],
  ['2', { price: null, refusal: null }, false],
  ['2', null, false],
])('of %s goods with %j a row says what they cost: %s', (quantity, size, expected) => {
  expect(hasRowSum(row('Kubek', size, quantity))).toBe(expected)
})
