import { expect, test } from 'vitest'
import {
  deliveryKindFor,
  isPaymentMethod,
  methodsForCurrency,
  methodsWithoutCourier,
  paymentStatusAfter,
} from './payment-methods.ts'

test('each payment method has one kind of delivery', () => {
  expect([deliveryKindFor('transfer'), deliveryKindFor('cash-on-delivery')]).toEqual(['prepaid', 'dvp'])
  expect([isPaymentMethod('transfer'), isPaymentMethod('barter')]).toEqual([true, false])
})

test.each([
  ['PLN', '', ['transfer', 'cash-on-delivery']],
  ['EUR', 'PL10', ['transfer']],
  ['EUR', '', []],
])('in %s, with the account %j, the payment methods are %j', (currency, account, methods) => {
  expect(methodsForCurrency(currency, account)).toEqual(methods)
})

test('an order that is not sent cannot be paid to a courier', () => {
  expect(methodsWithoutCourier(['transfer', 'cash-on-delivery'])).toEqual(['transfer'])
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
] as const)('when an order becomes %s, its payment by %s is %s', (order, method, payment) => {
  expect(paymentStatusAfter(order, method)).toBe(payment)
})
