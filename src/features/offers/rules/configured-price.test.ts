import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shownAmount } from '#features/pricing/rules/price-in-force.ts'
import type { PriceType } from '#features/pricing/settings.ts'
import { decimal } from '#shared/decimal.ts'
import { mugOffer } from '../../../../test/mug-offer.ts'
import { applyLineOptions } from './apply-line-options.ts'
import { configuredPrice, defaultConfiguration } from './configured-price.ts'
import { defaultLineOptions } from './line-options.ts'
import { offerTotal, type SizeOffer, unitPrice } from './offer.ts'

const wood = {
  ...{ key: 'drewno', label: 'Drewno', hint: '', required: true, when: null, date: null, delayDays: 0 },
  ...{ longest: 0, price: 0 },
  options: [
    { key: 'sosna', label: 'sosna', price: 0 },
    { key: 'dab', label: 'dąb', price: 40_000 },
  ],
}
const engraving = {
  ...{
    key: 'grawer',
    label: 'Grawer',
    hint: '',
    required: false,
    when: { field: 'drewno', is: ['dab'] },
    delayDays: 0,
  },
  ...{ options: null, date: null, longest: 14, price: 2_500 },
}

const offer: SizeOffer = {
  ...mugOffer,
  price: { gross: 10_000, tiers: [{ from: decimal('3'), gross: 9_000 }], vatPercent: '23' },
  configurator: [wood, engraving],
  subscription: { percent: '12.5', amount: null, everyDays: [30] },
}
const { type } = offer.size
const facts = {
  fields: offer.configurator,
  subscription: offer.subscription,
  prices: { [type]: { gross: 10_000, tiers: offer.price?.tiers ?? [] } },
  vatPercent: '23',
  priceType: 'gross' as const,
}
const choice = {
  size: type,
  quantity: decimal('1'),
  configuration: defaultConfiguration(facts.fields),
  subscribes: false,
}

/** The offer in a shop with this price type. */
const inShop = (offer: SizeOffer, priceType: PriceType): SizeOffer => ({
  ...offer,
  price: offer.price && { ...offer.price, priceType },
})

test('A5.5 A4.10 every configuration costs what the basket charges for it, gross and net', () => {
  const configurations = fc.record({ drewno: fc.constantFrom('sosna', 'dab'), grawer: fc.constantFrom('', 'Ola') })
  const any = fc.tuple(
    configurations,
    fc.integer({ min: 1, max: 9 }),
    fc.boolean(),
    fc.constantFrom('gross' as const, 'net' as const),
  )
  fc.assert(
    fc.property(any, ([configuration, count, subscribes, priceType]) => {
      const quantity = decimal(count)
      const cost = configuredPrice({ ...facts, priceType }, { ...choice, quantity, configuration, subscribes })
      const bought = applyLineOptions(offer, {
        ...defaultLineOptions,
        configuration,
        subscriptionDays: subscribes ? 30 : 0,
      })
      const each = shownAmount(unitPrice(bought, quantity), '23', priceType)
      const plain = shownAmount(unitPrice(offer, quantity), '23', priceType)
      if (cost === null) expect(each).toBe(plain)
      else expect(cost).toEqual({ each, total: offerTotal(inShop(bought, priceType), quantity)[priceType] })
    }),
  )
})

describe('no other price is shown', () => {
  test.each([
    ['when the choice does not change the price', choice],
    ['while a required choice is missing', { ...choice, configuration: { drewno: '', grawer: '' } }],
    ['for a size without a price', { ...choice, size: 'XXL', configuration: { drewno: 'dab', grawer: '' } }],
  ])('%s', (_, requested) => {
    expect(configuredPrice(facts, requested)).toBe(null)
  })
})

test('the default configuration has the first option of every required field and nothing else', () => {
  expect(defaultConfiguration(facts.fields)).toEqual({ drewno: 'sosna', grawer: '' })
})
