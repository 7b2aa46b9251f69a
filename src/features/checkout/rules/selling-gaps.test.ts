import { expect, test } from 'vitest'
import { type SellingFacts, sellingGaps } from './selling-gaps.ts'

const complete: SellingFacts = {
  seller: {
    ...{ name: 'Dom Rzeczy sp. z o.o.', street: 'ul. Garncarska 12', postcode: '03-718', city: 'Warszawa' },
    ...{ email: 'sklep@example.com', phone: '+48220000145' },
  },
  bankAccount: 'PL04999000120000202600010017',
  termsVersion: 1,
  methods: ['transfer', 'cash-on-delivery'],
  ways: ['prepaid', 'dvp'],
  sendsGoods: true,
}

test.each<[string, Partial<SellingFacts>, string[]]>([
  ['everything is set up', {}, []],
  ['no name of the seller', { seller: { ...complete.seller, name: '' } }, ['seller']],
  ['no phone number', { seller: { ...complete.seller, phone: '' } }, ['seller']],
  ['no terms', { termsVersion: 0 }, ['terms']],
  ['no courier', { ways: [] }, ['courier']],
  ['no courier, and no goods to send', { ways: [], sendsGoods: false }, []],
  ['no bank account', { bankAccount: '' }, ['bank-account']],
  ['cash on delivery only, and a courier offers it', { methods: ['cash-on-delivery'], bankAccount: '' }, []],
  [
    'cash on delivery only, and no courier offers it',
    { methods: ['cash-on-delivery'], ways: ['prepaid'] },
    ['payment'],
  ],
  ['no payment method', { methods: [] }, ['payment']],
])('%s', (_title, changes, gaps) => {
  expect(sellingGaps({ ...complete, ...changes })).toEqual(gaps)
})

test('a shop without any setup has every gap', () => {
  const noSeller = { name: '', street: '', postcode: '', city: '', email: '', phone: '' }
  expect(sellingGaps({ ...complete, seller: noSeller, bankAccount: '', termsVersion: 0, ways: [] })).toEqual([
    ...['seller', 'terms', 'courier', 'bank-account'],
  ])
})
