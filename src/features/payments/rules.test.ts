import { expect, test } from 'vitest'
import { bankAccountWords, deliveryOf, isPaymentMethod, paymentAfter } from './rules.ts'

test.each([
  ['PL04999000120000202600010017', 'PL04 9990 0012 0000 2026 0001 0017'],
  ['04999000120000202600010017', '04 9990 0012 0000 2026 0001 0017'],
  ['PL04 9990 0012 0000 2026 0001 0017', 'PL04 9990 0012 0000 2026 0001 0017'],
])('the account %s is written %s', (account, words) => {
  expect(bankAccountWords(account)).toBe(words)
})

test('a payment goes with one kind of delivery', () => {
  expect([deliveryOf('transfer'), deliveryOf('cash-on-delivery')]).toEqual(['prepaid', 'dvp'])
  expect([isPaymentMethod('transfer'), isPaymentMethod('barter')]).toEqual([true, false])
})

test.each([
  ['paid', 'paid'],
  ['completed', 'paid'],
  ['cancelled', 'failed'],
  ['packing', null],
  ['sent', null],
] as const)('when an order is %s its payment is %s', (order, payment) => {
  expect(paymentAfter(order)).toBe(payment)
})
