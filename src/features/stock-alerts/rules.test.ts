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
  ['fewer than available', {}, {}, '1', true],
  ['all available ones', {}, {}, '2', true],
  ['more than available', {}, {}, '2.5', false],
  ['more than available once it is rounded up', {}, {}, '2.1', false],
  ['any quantity of a sold-out size', { stock: 0n }, {}, '0.5', false],
  ['less than the minimum, which is not in stock', { minimumPerOrder: decimal(3) }, {}, '0.5', false],
  ['many of an unlimited size', { stock: null }, {}, '500', true],
  ['more than the maximum of one order, which is in stock', { maximumPerOrder: decimal(1) }, {}, '9', true],
  ['a product that is not sold', {}, { availability: 'disable' }, '1', false],
])('B7.10 an alert for %s is sent: %o %o', (_what, bounds, difference, requested, available) => {
  const offer = { ...cloth, ...difference, bounds: { ...cloth.bounds, ...bounds } }
  expect(isQuantityAvailable(offer, decimal(requested))).toBe(available)
})
