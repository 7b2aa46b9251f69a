import { expect, test } from 'vitest'
import { decimal, one } from '#shared/decimal.ts'
import { translate } from '#shared/text.ts'
import { mugOffer as mug } from '../../../../test/mug-offer.ts'
import { findSaleRefusal, offerTotal, type SizeOffer, visiblePrice, visibleTotal } from './offer.ts'

test.each<[Partial<SizeOffer>, string | null]>([
  [{}, null],
  [{ availability: 'order' }, null],
  [{ withdrawn: true }, 'Tego produktu już nie sprzedajemy'],
  [{ availability: 'disable' }, 'Produkt niedostępny'],
  [{ availability: 'disable', phonePrice: true }, 'Produkt niedostępny'],
  [{ phonePrice: true }, 'Cena na telefon. Skontaktuj się ze sprzedawcą'],
  [{ pointsPrice: 500 }, 'Towar dostępny tylko w programie lojalnościowym.'],
  [{ price: null }, 'Ten produkt nie ma teraz ceny, więc nie można go kupić'],
])('A4.5 A8.1 A8.7 A8.8 a mug with %j says %s', (difference, text) => {
  const refusal = findSaleRefusal({ ...mug, ...difference })
  expect(refusal && translate(refusal.message.text)).toBe(text)
})

test('A4.7 a free sample is added by the seller, never bought', () => {
  expect(findSaleRefusal({ ...mug, free: true })?.code).toBe('free_sample')
})

test.each<[string, Partial<SizeOffer>, string | null]>([
  ['is enabled for the basket', {}, null],
  ['is enabled for the basket, without any price', { price: null }, null],
  ['is enabled, but not available', { availability: 'disable' }, 'unavailable'],
  ['is enabled, but sold for points', { pointsPrice: 500 }, 'points_only'],
  ['is not enabled', { basketEnabled: false }, 'phone_price'],
])('A4.8 a phone-price mug that %s', (_what, difference, code) => {
  const offer = { ...mug, phonePrice: true, basketEnabled: true, ...difference }
  expect(findSaleRefusal(offer)?.code ?? null).toBe(code)
})

test('A4.8 a phone-price mug allowed in the basket is free, whatever its price; the setting alone changes no price', () => {
  const terms = { ...mug, phonePrice: true, basketEnabled: true }
  expect(offerTotal(terms, 2n * one)).toEqual({ gross: 0, net: 0, vat: 0 })
  expect(offerTotal({ ...mug, basketEnabled: true }, 2n * one).gross).toBe(11_800)
})

test.each([
  ['less than one step', { ...mug.bounds, stock: 0n }],
  ['less than the minimum', { ...mug.bounds, minimumPerOrder: 4n * one }],
])('A4.9 with %s in stock there is nothing to buy', (_what, bounds) => {
  expect(findSaleRefusal({ ...mug, bounds })?.code).toBe('no_stock')
})

test.each<[string, Partial<SizeOffer>, number | null, number]>([
  ['its price', {}, 5900, 11_800],
  ['zero when it is free', { phonePrice: true, basketEnabled: true }, 0, 0],
  ['none without a price', { price: null }, null, 0],
  ['none with a phone price', { phonePrice: true }, null, 0],
  ['none once it is withdrawn', { withdrawn: true }, null, 0],
  ['none once a free one is withdrawn', { withdrawn: true, phonePrice: true, basketEnabled: true }, null, 0],
  ['none when it is sold for points', { pointsPrice: 500 }, null, 0],
])('A4.8 A8.7 the public price of a mug: %s', (_what, difference, gross, worthOfTwo) => {
  const offer = { ...mug, ...difference }
  expect([visiblePrice(offer), visibleTotal(offer, decimal(2))]).toEqual([gross, worthOfTwo])
})
