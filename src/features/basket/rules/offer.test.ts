import { expect, test } from 'vitest'
import { one } from '#shared/decimal.ts'
import { say } from '#shared/text.ts'
import { type SizeOffer, whyNotSold } from './offer.ts'

const unit = { name: 'szt.', one: 'sztuka', few: 'sztuki', many: 'sztuk', other: 'sztuki' }
const noBounds = { minimumPerOrder: null, maximumPerOrder: null, minimumPerSize: null, maximumPerSize: null }
const mug: SizeOffer = {
  product: { id: 1, name: 'Kubek', versionName: '', kind: 'item' },
  size: { id: 1, type: 'uniw', name: '' },
  picture: null,
  unit,
  precision: 0,
  weight: 300,
  withdrawn: false,
  availability: 'enable',
  phonePrice: false,
  free: false,
  pointsPrice: null,
  price: { gross: 5900, tiers: [], vatPercent: '23' },
  bounds: { step: one, stock: 3n * one, ...noBounds },
}

test.each<[Partial<SizeOffer>, string | null]>([
  [{}, null],
  [{ availability: 'order' }, null],
  [{ withdrawn: true }, 'Tego produktu już nie sprzedajemy'],
  [{ availability: 'disable' }, 'Produkt niedostępny'],
  [{ availability: 'disable', phonePrice: true }, 'Produkt niedostępny'],
  [{ phonePrice: true }, 'Cena na telefon. Skontaktuj się ze sprzedawcą'],
  [{ pointsPrice: 500 }, 'Towar dostępny tylko w programie lojalnościowym.'],
  [{ price: null }, 'Ten produkt nie ma teraz ceny, więc nie można go kupić'],
  [{ price: null, free: true }, null],
])('A4.5 A8.1 A8.7 A8.8 a mug with %j says %s', (difference, words) => {
  const refusal = whyNotSold({ ...mug, ...difference })
  expect(refusal && say(refusal.message.text)).toBe(words)
})

test.each([
  ['less than one step', { ...mug.bounds, stock: 0n }],
  ['less than one must buy', { ...mug.bounds, minimumPerOrder: 4n * one }],
])('A4.9 with %s in stock there is nothing to buy', (_what, bounds) => {
  expect(whyNotSold({ ...mug, bounds })?.code).toBe('no_stock')
})
