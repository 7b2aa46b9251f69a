import { describe, expect, test } from 'vitest'
import { validationTexts } from '#features/customers/texts/validation.ts'
import type { DeliveryOption } from '#features/delivery/rules/delivery-options.ts'
import type { PickupPoint } from '#features/delivery/rules/pickup-point.ts'
import { courierOption as courier, deliveryOptions as options } from '../../../../test/delivery-options.ts'
import type { CheckedData } from '../checks.ts'
import { pickupPointTexts } from '../texts/pickup-points.ts'
import { chooseDelivery, chooseOffered } from './chosen-delivery.ts'

describe('the chosen delivery', () => {
  test.each([
    ['prepaid', { country: 'PL', courierId: 7, payment: 'transfer' }, 1500, 0],
    ['paid to the courier', { country: 'PL', courierId: 7, payment: 'cash-on-delivery' }, 1500, 500],
    ['to another country', { country: 'CZ', courierId: 7, payment: 'transfer' }, 4000, 0],
  ] as const)('%s: %o costs %i, and paying %i', (_what, choice, gross, paymentGross) => {
    expect(chooseDelivery(options, true, { postcode: '00-950', ...choice })).toMatchObject({
      ok: true,
      value: { gross, paymentGross, courierId: 7 },
    })
  })

  test.each([
    ['no courier delivers there', { country: 'XA', courierId: 7, payment: 'transfer' }, 'country'],
    ['no courier', { country: 'PL', courierId: null, payment: 'transfer' }, 'courier'],
    ['a courier of another country', { country: 'CZ', courierId: 8, payment: 'transfer' }, 'courier'],
    ['a courier without cash on delivery', { country: 'PL', courierId: 8, payment: 'cash-on-delivery' }, 'payment'],
  ] as const)('%s is wrong: %o', (_what, choice, field) => {
    const answer = chooseDelivery(options, true, { postcode: '00-950', ...choice })
    expect(answer.ok || Object.keys(answer.problem)).toEqual([field])
  })

  test.each([
    ['waw 123m', { ok: true, value: { name: 'Automat', pickupPoint: 'WAW123M' } }],
    ['', { ok: false, problem: { pickupPoint: { text: validationTexts.no_pickup_point } } }],
    ['?', { ok: false, problem: { pickupPoint: { text: validationTexts.no_pickup_point } } }],
  ])('a courier that brings parcels to lockers needs to know which: %j', (pickupPoint, expected) => {
    const locker = { ...courier, courierId: 9, courier: 'Automat', pickupPoint: true }
    const choice = { country: 'PL', postcode: '00-950', payment: 'transfer', pickupPoint } as const
    expect(chooseDelivery([locker, ...options], true, { ...choice, courierId: 9 })).toMatchObject(expected)
    expect(chooseDelivery([locker, ...options], true, { ...choice, courierId: 7 })).toMatchObject({
      value: { name: 'Kurier', pickupPoint: '' },
    })
  })

  describe('to a locker of a carrier that lists them', () => {
    const locker: DeliveryOption = { ...courier, courierId: 9, pickupPoint: true, listsPoints: true }
    const options = [locker, { ...locker, prepaid: 'dvp' as const }]
    const point: PickupPoint = {
      ...{ code: 'KRA07N', street: 'ul. Długa', streetNumber: '74', postcode: '31-146', city: 'Kraków' },
      ...{ country: 'PL', place: '', hours: '', takesPayment: false, latitude: null, longitude: null },
    }
    const choose = (point: PickupPoint | null, payment: 'transfer' | 'cash-on-delivery') =>
      chooseDelivery(options, true, {
        ...{ country: 'PL', postcode: '00-950', courierId: 9, pickupPoint: 'KRA07N', point, payment },
      })

    test('its address is part of the order', () => {
      expect(choose(point, 'transfer')).toMatchObject({
        value: { pickupPoint: 'KRA07N', pickupPointAddress: 'ul. Długa 74, 31-146 Kraków' },
      })
    })

    test('B8.35 a code that is not on the list is no choice', () => {
      expect(choose(null, 'transfer')).toEqual({
        ok: false,
        problem: { pickupPoint: { text: pickupPointTexts.no_pickup_point } },
      })
    })

    test('a locker of another country is no choice for this one', () => {
      expect(choose({ ...point, country: 'CZ' }, 'transfer').ok).toBe(false)
    })

    test('where nothing can be paid, cash on delivery is refused', () => {
      expect(choose(point, 'cash-on-delivery')).toEqual({
        ok: false,
        problem: { pickupPoint: { text: pickupPointTexts.no_payment_at_point } },
      })
      expect(choose({ ...point, takesPayment: true }, 'cash-on-delivery').ok).toBe(true)
    })
  })

  test('when nothing is sent there is no courier and no cost, and cash on delivery is refused', () => {
    const choice = { country: 'PL', postcode: '00-950', courierId: null }
    expect(chooseDelivery(options, false, { ...choice, payment: 'transfer' })).toMatchObject({ value: { gross: 0 } })
    expect(chooseDelivery(options, false, { ...choice, payment: 'cash-on-delivery' }).ok).toBe(false)
  })
})

test('options that cost more or apply only at the postcode of the address', () => {
  const island = { postcodeFrom: '72500', postcodeTo: '72510', served: true, gross: 2300, freeFrom: null }
  const remote = [
    { ...courier, areas: [island] },
    { ...courier, id: 3, courierId: 8, areas: [{ ...island, served: false }] },
  ]
  const choice = { country: 'PL', courierId: 7, payment: 'transfer' } as const
  expect(chooseDelivery(remote, true, { ...choice, postcode: '72-500' })).toMatchObject({ value: { gross: 2300 } })
  expect(chooseDelivery(remote, true, { ...choice, postcode: '72-600' })).toMatchObject({ value: { gross: 1500 } })
  const refused = chooseDelivery(remote, true, { ...choice, courierId: 8, postcode: '72-500' })
  expect(refused).toMatchObject({ ok: false, problem: { courier: {} } })
})

describe('an order to a place', () => {
  const address = { firstName: 'Jan', lastName: 'Kos', company: '', taxNumber: '', street: 'Polna', streetNumber: '1' }
  const place = (country: string, postcode: string) => ({ ...address, city: 'Miasto', country, postcode })
  const data: CheckedData = {
    ...{
      email: 'jan@example.com',
      phone: '+48600700800',
      giftCardCode: '',
      comment: '',
      invoice: null,
      pickupPoint: '',
    },
    ...{ delivery: place('PL', '00-950'), billing: null, courierId: 7, payment: 'transfer' },
  }
  const offered = (needsDelivery: boolean) => ({
    ...{ countries: ['PL', 'ES'], needsDelivery, methods: ['transfer' as const] },
    options: [...options, { ...courier, id: 6, country: 'ES', gross: 9000 }],
  })
  const problems = (order: CheckedData, needsDelivery = true) => {
    const chosen = chooseOffered(offered(needsDelivery), order, null)
    return chosen.ok ? [] : Object.keys(chosen.problem)
  }

  test.each([
    ['where the shop sells', place('ES', '28013'), []],
    ['in a country that it does not sell to', place('DE', '10115'), ['country']],
    ['on the Canary Islands, outside the VAT area', place('ES', '35001'), ['postcode']],
  ])('%s', (_, delivery, expected) => {
    expect(problems({ ...data, delivery })).toEqual(expected)
    expect(problems({ ...data, delivery }, false)).toEqual(expected)
  })

  test('the problem stands at the address of the recipient', () => {
    const billing = place('PL', '00-950')
    expect(problems({ ...data, billing, delivery: place('DE', '10115') })).toEqual(['deliveryCountry'])
    expect(problems({ ...data, billing, delivery: place('ES', '51001') })).toEqual(['deliveryPostcode'])
    expect(problems({ ...data, billing: place('DE', '10115'), delivery: place('PL', '00-950') })).toEqual([])
  })
})
