import { expect, test } from 'vitest'
import { deliveryOf, isPaymentMethod, paymentAfter } from './rules.ts'

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
