import { expect, test } from 'vitest'
import {
  cutAtBlocks,
  fillPlaceholders,
  fillTextPlaceholders,
  sellerPlaceholders,
  unknownPagePlaceholders,
} from './placeholders.ts'

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

test('a text with an unknown placeholder is null', () => {
  expect(fillTextPlaceholders('Gratis od {delivery.freeFrom} <b>', { 'delivery.freeFrom': '200,00 zł' })).toBe(
    'Gratis od 200,00 zł <b>',
  )
  expect(fillTextPlaceholders('Gratis od {delivery.freeFrom}', {})).toBe(null)
})

test.each([
  ['<p>Kurier</p>', [{ html: '<p>Kurier</p>' }]],
  [
    '<h2>Dostawa</h2>\n<p> {delivery.ways}\n</p><p>{payments.ways}</p><p>Koniec</p>',
    [{ html: '<h2>Dostawa</h2>\n' }, { block: 'delivery.ways' }, { block: 'payments.ways' }, { html: '<p>Koniec</p>' }],
  ],
  ['<p>{delivery.ways}</p>', [{ block: 'delivery.ways' }]],
  ['<p>Tak: {delivery.ways}</p>', [{ html: '<p>Tak: {delivery.ways}</p>' }]],
  ['<p>{deliveryXways}</p><p>{seller.name}</p>', [{ html: '<p>{deliveryXways}</p><p>{seller.name}</p>' }]],
])('%j is cut at the paragraphs that are a block', (html, parts) => {
  expect(cutAtBlocks(html)).toEqual(parts)
})

test.each([
  ['{delivery.ways}', []],
  ['# Dostawa\n\n {delivery.ways}\n \n{payments.ways}\n\n{seller.name}, {orders.returnDays} dni', []],
  ['Kurierzy: {delivery.ways}', ['delivery.ways']],
  ['- {delivery.ways}', ['delivery.ways']],
  ['Kurierzy:\n{delivery.ways}\n\nWięcej {seller.fax}', ['delivery.ways', 'seller.fax']],
])('in %j nothing fills %j', (markdown, unknown) => {
  expect(unknownPagePlaceholders(markdown)).toEqual(unknown)
})
