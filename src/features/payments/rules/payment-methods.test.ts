import { expect, test } from 'vitest'
import {
  deliveryKindFor,
  isCollectedOnDelivery,
  isPaymentMethod,
  methodsForCurrency,
  methodsWithoutCourier,
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
  ['transfer', false],
  ['cash-on-delivery', true],
  ['barter', false],
])('the courier collects the money of an order paid by %s: %s', (method, collected) => {
  expect(isCollectedOnDelivery(method)).toBe(collected)
})
