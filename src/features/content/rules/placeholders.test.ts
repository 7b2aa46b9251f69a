import { expect, test } from 'vitest'
import { fillPlaceholders, fillTextPlaceholders, sellerPlaceholders, unknownPagePlaceholders } from './placeholders.ts'

test('a content page contains the seller, whose name is escaped', () => {
  expect(fillPlaceholders('<p>{seller.name}, {other}</p>', { 'seller.name': 'Ania & <b>' })).toBe(
    '<p>Ania &amp; &lt;b&gt;, {other}</p>',
  )
})

test("a content page formats the seller's phone and account", () => {
  const seller = { shopName: '', name: '', taxNumber: '', registry: '', street: '', postcode: '', city: '', email: '' }
  const values = sellerPlaceholders({ ...seller, phone: '+48220000145', bankAccount: '04999000120000202600010017' })
  expect(fillPlaceholders('{seller.phone}, {seller.phoneNumber}, {seller.bankAccount}', values)).toBe(
    '+48\u00a022\u00a0000\u00a001\u00a045, +48220000145, 04 9990 0012 0000 2026 0001 0017',
  )
})

test('a content page links to a map with the way to the seller', () => {
  const seller = { shopName: '', name: '', taxNumber: '', registry: '', email: '', phone: '', bankAccount: '' }
  const values = sellerPlaceholders({ ...seller, street: 'ul. Garncarska 12', postcode: '03-718', city: 'Warszawa' })
  expect(fillPlaceholders('{seller.map}', values)).toBe(
    'https://www.openstreetmap.org/search?query=ul.%20Garncarska%2012%2C%2003-718%20Warszawa',
  )
  expect(fillPlaceholders('{seller.directions}', values)).toBe(
    'https://www.openstreetmap.org/directions?to=ul.%20Garncarska%2012%2C%2003-718%20Warszawa',
  )
  const nowhere = sellerPlaceholders({ ...seller, street: '', postcode: '', city: '' })
  expect(fillPlaceholders('{seller.directions}', nowhere)).toBe('')
})

test('a text with an unknown placeholder is null', () => {
  expect(fillTextPlaceholders('Gratis od {delivery.freeFrom} <b>', { 'delivery.freeFrom': '200,00 zł' })).toBe(
    'Gratis od 200,00 zł <b>',
  )
  expect(fillTextPlaceholders('Gratis od {delivery.freeFrom}', {})).toBe(null)
})

test.each([
  ['{delivery.ways}', []],
  ['# Dostawa\n\n {delivery.ways}\n \n{payments.ways}\n\n{seller.name}, {orders.returnDays} dni', []],
  ['Kurierzy: {delivery.ways}', ['delivery.ways']],
  ['- {delivery.ways}', ['delivery.ways']],
  ['Kurierzy:\n{delivery.ways}\n\nWięcej {seller.fax}', ['delivery.ways', 'seller.fax']],
  ['{products:/kategoria/swiece-1060}', []],
  ['{products:/kategoria/1060?sortowanie=cena}', []],
  ['{products:/szukaj?text=kubek%20do%20kawy}', []],
  ['  {products:/produkty/nowosci}  ', []],
  ['{products:/produkt/kubek-1}', ['products:/produkt/kubek-1']],
  ['{products:https://shop.example/kategoria/swiece-1060}', ['products:https://shop.example/kategoria/swiece-1060']],
  ['{products:}', ['products:']],
  ['Kup: {products:/produkty/nowosci}', ['products:/produkty/nowosci']],
  ['Kup:\n{products:/produkty/nowosci}', ['products:/produkty/nowosci']],
  ['{products:/produkty/nowosci', ['products:/produkty/nowosci']],
  ['{products:/szukaj?text=kubek do kawy}', ['products:/szukaj?text=kubek do kawy']],
])('in %j nothing fills %j', (markdown, unknown) => {
  expect(unknownPagePlaceholders(markdown)).toEqual(unknown)
})
