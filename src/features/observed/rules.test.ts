import { expect, test } from 'vitest'
import type { SizeOffer } from '#features/basket/rules/offer.ts'
import { decimal } from '#shared/decimal.ts'
import { isThere } from './rules.ts'

const unlimited = { minimumPerOrder: null, maximumPerOrder: null, minimumPerSize: null, maximumPerSize: null }
const cloth: SizeOffer = {
  product: { id: 1, name: 'Len', versionName: '', kind: 'item' },
  size: { id: 1, type: 'uniw', name: '' },
  picture: null,
  unit: { name: 'm', one: 'metr', few: 'metry', many: 'metrów', other: 'metra' },
  precision: 1,
  weight: 300,
  withdrawn: false,
  availability: 'enable',
  parts: [],
  ownStock: null,
  configurator: [],
  subscription: null,
  unitPoints: 0,
  wrongTerms: null,
  disabledText: '',
  backOn: null,
  deliveryUnknown: false,
  phonePrice: false,
  basketEnabled: false,
  free: false,
  pointsPrice: null,
  price: { gross: 5900, tiers: [], vatPercent: '23' },
  bounds: { step: decimal('0.5'), stock: decimal(2), ...unlimited },
}

test.each<[string, Partial<SizeOffer['bounds']>, Partial<SizeOffer>, string, boolean]>([
  ['fewer than there are', {}, {}, '1', true],
  ['all that there are', {}, {}, '2', true],
  ['more than there are', {}, {}, '2.5', false],
  ['more than there are once it is rounded up', {}, {}, '2.1', false],
  ['any of what is gone', { stock: 0n }, {}, '0.5', false],
  ['less than the minimum of what is below it', { minimumPerOrder: decimal(3) }, {}, '0.5', false],
  ['many of what is unlimited', { stock: null }, {}, '500', true],
  ['more than may be ordered at once, of which there is enough', { maximumPerOrder: decimal(1) }, {}, '9', true],
  ['what is not sold', {}, { availability: 'disable' }, '1', false],
])('B7.10 whoever waits for %s is told so: %o %o', (_what, bounds, difference, asked, there) => {
  const offer = { ...cloth, ...difference, bounds: { ...cloth.bounds, ...bounds } }
  expect(isThere(offer, decimal(asked))).toBe(there)
})
