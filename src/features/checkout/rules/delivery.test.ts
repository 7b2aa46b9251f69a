import { describe, expect, test } from 'vitest'
import type { DeliveryOption } from '#features/delivery/rules/delivery-options.ts'
import { chooseDelivery, couriersTo } from './delivery.ts'

const courier: DeliveryOption = {
  id: 1,
  courierId: 7,
  courier: 'Kurier',
  icon: '',
  pickupPoint: false,
  country: 'PL',
  prepaid: 'prepaid',
  cost: 1500,
  gross: 1500,
  freeFrom: null,
  minimumValue: 0,
  maximumWeight: null,
  vatPercent: '23',
  daysFrom: 1,
  daysTo: 2,
  comment: '',
}
const options: DeliveryOption[] = [
  courier,
  { ...courier, id: 2, prepaid: 'dvp', gross: 2000 },
  { ...courier, id: 3, courierId: 8, courier: 'Poczta', gross: 1000 },
  { ...courier, id: 4, country: 'CZ', gross: 4000 },
]

test('each courier stands once, with what it costs for each way to pay', () => {
  expect(couriersTo('PL', options).map(({ courier, prepaid, dvp }) => [courier, prepaid?.gross, dvp?.gross])).toEqual([
    ['Kurier', 1500, 2000],
    ['Poczta', 1000, undefined],
  ])
})

describe('what the shopper chose', () => {
  test.each([
    ['prepaid', { country: 'PL', courierId: 7, payment: 'transfer' }, 1500],
    ['paid to the courier', { country: 'PL', courierId: 7, payment: 'cash-on-delivery' }, 2000],
    ['to another country', { country: 'CZ', courierId: 7, payment: 'transfer' }, 4000],
  ] as const)('%s: %o costs %i', (_what, choice, gross) => {
    expect(chooseDelivery(options, true, choice)).toMatchObject({ ok: true, value: { gross, courierId: 7 } })
  })

  test.each([
    ['nobody drives there', { country: 'XA', courierId: 7, payment: 'transfer' }, 'country'],
    ['no courier', { country: 'PL', courierId: null, payment: 'transfer' }, 'courier'],
    ['a courier of another country', { country: 'CZ', courierId: 8, payment: 'transfer' }, 'courier'],
    ['a courier who takes no money', { country: 'PL', courierId: 8, payment: 'cash-on-delivery' }, 'payment'],
  ] as const)('%s is wrong: %o', (_what, choice, field) => {
    const answer = chooseDelivery(options, true, choice)
    expect(answer.ok || Object.keys(answer.problem)).toEqual([field])
  })

  test('nothing is sent: no courier, no cost, but nobody to pay at the door', () => {
    const choice = { country: 'PL', courierId: null }
    expect(chooseDelivery(options, false, { ...choice, payment: 'transfer' })).toMatchObject({ value: { gross: 0 } })
    expect(chooseDelivery(options, false, { ...choice, payment: 'cash-on-delivery' }).ok).toBe(false)
  })
})
