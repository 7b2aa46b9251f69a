import { expect, test } from 'vitest'
import type { SizeOffer } from '#features/offers/rules/offer.ts'
import { decimal } from '#shared/decimal.ts'
import { mugOffer } from '../../../test/mug-offer.ts'
import { isQuantityAvailable } from './rules.ts'

const cloth: SizeOffer = {
  ...mugOffer,
  precision: 1,
  bounds: { ...mugOffer.bounds, step: decimal('0.5'), stock: decimal(2) },
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
  expect(isQuantityAvailable(offer, decimal(asked))).toBe(there)
})
