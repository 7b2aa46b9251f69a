import { expect, test } from 'vitest'
import type { PostalAddress } from '#shared/postal-address.ts'
import { orderParties } from './order-parties.ts'

const anna: PostalAddress = {
  ...{ firstName: 'Anna', lastName: 'Nowak', company: '', taxNumber: '' },
  ...{ street: 'Lipowa', streetNumber: '14/3', postcode: '30-702', city: 'Kraków', country: 'PL' },
}
const jan: PostalAddress = { ...anna, firstName: 'Jan', lastName: 'Wrona', street: 'Leśna' }
const toAnna = {
  ...{ deliveryAddress: anna, billingAddress: null, invoiceAddress: null, phone: '+48600700800' },
  ...{ courierId: 1, pickupPoint: '', pickupPointAddress: '' },
}
const toLocker = { pickupPoint: 'KRA07N', pickupPointAddress: 'ul. Długa 4, 31-146 Kraków' }

test.each([
  ['a courier brings it to the buyer', {}, ['Adres dostawy: Anna']],
  ['a courier brings it to somebody else', { billingAddress: jan }, ['Adres dostawy: Anna', 'Kupujący: Jan']],
  ['a locker keeps it for the buyer', toLocker, ['Miejsce odbioru: KRA07N', 'Kupujący: Anna']],
  [
    'a locker keeps it for somebody else',
    { ...toLocker, billingAddress: jan },
    ['Miejsce odbioru: KRA07N', 'Odbiorca paczki: Anna', 'Kupujący: Jan'],
  ],
  ['nothing is sent by a courier', { courierId: null }, ['Kupujący: Anna']],
  ['a company gets the invoice', { invoiceAddress: jan }, ['Adres dostawy: Anna', 'Dane do faktury: Jan']],
])('%s', (_, order, expected) => {
  const parties = orderParties({ ...toAnna, ...order })
  expect(parties.map(({ title, point, address }) => `${title.template}: ${point?.code ?? address?.firstName}`)).toEqual(
    expected,
  )
})
