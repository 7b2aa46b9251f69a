import { expect, test } from 'vitest'
import { deliveryOf, isPaymentMethod, paymentAfter } from './rules.ts'

test('a payment goes with one kind of delivery', () => {
  expect([deliveryOf('transfer'), deliveryOf('cash-on-delivery')]).toEqual(['prepaid', 'dvp'])
  expect([isPaymentMethod('transfer'), isPaymentMethod('barter')]).toEqual([true, false])
})

test.each([
  ['paid', 'transfer', 'paid'],
  ['paid', 'cash-on-delivery', 'paid'],
  ['completed', 'transfer', null],
  ['completed', 'cash-on-delivery', 'paid'],
  ['cancelled', 'transfer', 'failed'],
  ['cancelled', 'cash-on-delivery', 'failed'],
  ['packing', 'transfer', null],
  ['sent', 'cash-on-delivery', null],
] as const)('when an order is %s its payment by %s is %s', (order, method, payment) => {
  expect(paymentAfter(order, method)).toBe(payment)
})
