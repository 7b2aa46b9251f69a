import { expect, test } from 'vitest'
import { decimal } from '#shared/decimal.ts'
import { mugOffer } from '../../../../test/mug-offer.ts'
import { applyLineOptions } from './apply-line-options.ts'
import type { OfferBundlePart } from './bundle.ts'
import { defaultLineOptions } from './line-options.ts'

const mugs: OfferBundlePart = {
  productId: 1,
  name: 'Kubek',
  unit: 'szt.',
  quantity: decimal(2),
  picture: null,
  sizes: [],
}
const sizes = [
  { id: 10, type: 'S', name: 'S', stock: decimal(5) },
  { id: 11, type: 'M', name: 'M', stock: null },
]
const set = { ...mugOffer, parts: [{ ...mugs, sizes }] }

test.each<[string, Partial<typeof set>, number, bigint | null]>([
  ['the stock of the chosen size', {}, 10, decimal(2)],
  ['no limit for a size with unlimited stock', {}, 11, null],
  ['at most its own stock', { ownStock: decimal(1) }, 10, decimal(1)],
  ['no limit when it is made to order, whatever the stock', { availability: 'order', bounds: endless() }, 10, null],
])('B2.21 a set of two has %s', (_what, difference, size, stock) => {
  expect(applyLineOptions({ ...set, ...difference }, { ...defaultLineOptions, parts: [size] }).bounds.stock).toBe(stock)
})

const engraving = {
  ...{
    key: 'text',
    label: 'Grawer',
    hint: '',
    required: false,
    when: null,
    options: null,
    date: null,
    delayDays: 0,
    longest: 20,
  },
}
const forPoints = { ...mugOffer, pointsPrice: 500 }
const withPoints = { ...defaultLineOptions, forPoints: true }

test('A8.8 a purchase with points costs no money', () => {
  expect(applyLineOptions(forPoints, withPoints)).toMatchObject({
    unitPoints: 500,
    price: { gross: 0 },
    wrongTerms: null,
  })
})

test('an option with a surcharge excludes points: the surcharge would not be paid', () => {
  const engraved = { ...withPoints, configuration: { text: 'Ola' } }
  const at = (price: number) => ({ ...forPoints, configurator: [{ ...engraving, price }] })
  expect(applyLineOptions(at(3_000), engraved).wrongTerms?.code).toBe('not_for_points')
  expect(applyLineOptions(at(3_000), withPoints).wrongTerms).toBeNull()
  expect(applyLineOptions(at(0), engraved).wrongTerms).toBeNull()
})

test('a subscription excludes points: later deliveries would cost nothing', () => {
  const subscribed = { ...forPoints, subscription: { percent: '10', amount: null, everyDays: [30] } }
  expect(applyLineOptions(subscribed, { ...withPoints, subscriptionDays: 30 }).wrongTerms?.code).toBe('no_subscription')
  expect(applyLineOptions(subscribed, { ...defaultLineOptions, subscriptionDays: 30 }).wrongTerms).toBeNull()
})

function endless() {
  return { ...mugOffer.bounds, stock: null }
}
