import { expect, test } from 'vitest'
import type { DeliveryOption } from '#features/delivery/rules/delivery-options.ts'
import { courierOption as courier, deliveryOptions as options } from '../../../../test/delivery-options.ts'
import { costForPayment, couriersFor, defaultCourier, optionForPayment } from './delivery-choice.ts'

test('each courier is listed once, with the cost for each payment method', () => {
  expect(
    couriersFor({ country: 'PL', postcode: null }, options).map(({ courier, prepaid, dvp }) => [
      courier,
      prepaid?.gross,
      dvp?.gross,
    ]),
  ).toEqual([
    ['Kurier', 1500, 2000],
    ['Poczta', 1000, undefined],
  ])
})

test.each([
  ['Kurier', 'transfer', 1500],
  ['Kurier', 'cash-on-delivery', 2000],
  ['Poczta', 'transfer', 1000],
  ['Poczta', 'cash-on-delivery', 1000],
] as const)(
  '%s paid by %s is shown at %i, never as free because it does not accept that payment',
  (name, payment, gross) => {
    const choice = couriersFor({ country: 'PL', postcode: null }, options).find(({ courier }) => courier === name)
    expect(choice && optionForPayment(choice, payment)?.gross).toBe(gross)
  },
)

test('the default is the courier that the basket has counted: the cheapest prepaid one, of equal ones the first', () => {
  const usual = (some: DeliveryOption[]) =>
    defaultCourier(couriersFor({ country: 'PL', postcode: null }, some))?.courierId
  expect(usual(options)).toBe(8)
  expect(usual([courier, { ...courier, id: 5, courierId: 9 }])).toBe(7)
  expect(
    usual([
      { ...courier, prepaid: 'dvp' },
      { ...courier, id: 5, courierId: 9, prepaid: 'dvp', gross: 1 },
    ]),
  ).toBe(7)
  expect(usual([])).toBe(undefined)
})

test.each([
  ['dearer than prepaid', { ...courier, prepaid: 'dvp', gross: 2000 }, courier, [1500, 500]],
  [
    'where sending a paid parcel is free',
    { ...courier, prepaid: 'dvp', gross: 2000 },
    { ...courier, gross: 0 },
    [0, 2000],
  ],
  ['cheaper than prepaid', { ...courier, prepaid: 'dvp', gross: 1000 }, courier, [1000, 0]],
  ['the only payment', { ...courier, prepaid: 'dvp', gross: 2000 }, null, [2000, 0]],
  ['paid for by a promotion', { ...courier, prepaid: 'dvp', gross: 0 }, { ...courier, gross: 0 }, [0, 0]],
] as const)('cash on delivery %s: sending and paying are %4$s', (_, dvp, prepaid, costs) => {
  const cost = costForPayment({ courierId: 7, courier: 'Kurier', prepaid, dvp }, 'cash-on-delivery')
  expect([cost?.gross, cost?.paymentGross]).toEqual(costs)
})
