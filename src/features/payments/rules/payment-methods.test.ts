import { expect, test } from 'vitest'
import {
  deliveryKindFor,
  isCollectedOnDelivery,
  isPaymentMethod,
  methodsForCurrency,
  methodsWithoutCourier,
  paymentMethods,
} from './payment-methods.ts'

test('each payment method has one kind of delivery', () => {
  expect(paymentMethods.map(deliveryKindFor)).toEqual(['prepaid', 'prepaid', 'prepaid', 'prepaid', 'dvp'])
  expect([isPaymentMethod('transfer'), isPaymentMethod('barter')]).toEqual([true, false])
})

test.each([
  ['PLN', '', 'without a gateway', ['transfer', 'cash-on-delivery']],
  ['PLN', '', 'with a gateway', ['blik', 'online-transfer', 'card', 'transfer', 'cash-on-delivery']],
  ['PLN', '', 'with a gateway, but without https', ['blik', 'online-transfer', 'transfer', 'cash-on-delivery']],
  ['EUR', 'PL10', 'with a gateway', ['transfer']],
  ['EUR', '', 'with a gateway', []],
])('B5.48 in %s, with the account %j, %s, the payment methods are %4$j', (currency, account, gateway, methods) => {
  const [online, secure] = [gateway !== 'without a gateway', !gateway.includes('https')]
  expect(methodsForCurrency({ currency, account, online, secure })).toEqual(methods)
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
