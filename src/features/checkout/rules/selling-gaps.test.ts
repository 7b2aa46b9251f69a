import { expect, test } from 'vitest'
import { type SellingFacts, sellingGaps } from './selling-gaps.ts'

const open: SellingFacts = {
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
  ['everything is there', {}, []],
  ['nobody says who sells', { seller: { ...open.seller, name: '' } }, ['seller']],
  ['nobody can be called', { seller: { ...open.seller, phone: '' } }, ['seller']],
  ['there are no terms', { termsVersion: 0 }, ['terms']],
  ['nothing can be sent', { ways: [] }, ['courier']],
  ['nothing can be sent, and nothing has to be', { ways: [], sendsGoods: false }, []],
  ['money could be transferred to nowhere', { bankAccount: '' }, ['bank-account']],
  ['only couriers take money, and one does', { methods: ['cash-on-delivery'], bankAccount: '' }, []],
  ['only couriers take money, and none does', { methods: ['cash-on-delivery'], ways: ['prepaid'] }, ['payment']],
  ['nobody takes money', { methods: [] }, ['payment']],
])('%s', (_title, changes, gaps) => {
  expect(sellingGaps({ ...open, ...changes })).toEqual(gaps)
})

test('a shop in which nothing is set up lacks all of it', () => {
  const nobody = { name: '', street: '', postcode: '', city: '', email: '', phone: '' }
  expect(sellingGaps({ ...open, seller: nobody, bankAccount: '', termsVersion: 0, ways: [] })).toEqual([
    ...['seller', 'terms', 'courier', 'bank-account'],
  ])
})
