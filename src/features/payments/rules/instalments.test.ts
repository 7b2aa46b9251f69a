import fc from 'fast-check'
import { expect, test } from 'vitest'
import { polishZloty } from '#shared/money.ts'
import {
  describeInstalmentSystems,
  financedAmount,
  type InstalmentData,
  type InstalmentSystem,
  type InstalmentTerms,
  instalmentRefusal,
  simulatorAddress,
} from './instalments.ts'

const terms: InstalmentTerms = { minimum: 20_000, maximum: 500_000, mostProducts: 10, counts: 'gross' }
const product: InstalmentData = {
  price: 30_000,
  priceNet: 24_390,
  currency: 'PLN',
  basketCount: 10,
  basketCost: 100,
  basketCostNet: 81,
}
const basket = { price: null, priceNet: null }

test.each([
  ['every condition is met', {}, {}, null],
  ['a grosz less than the minimum', {}, { price: 19_999 }, 'below'],
  ['the minimum', {}, { price: 20_000 }, null],
  ['the maximum', {}, { price: 500_000 }, null],
  ['a grosz more than the maximum', {}, { price: 500_001 }, 'above'],
  ['one product above the maximum', {}, { basketCount: 11 }, 'products'],
  ['the content of the basket is not known yet', {}, { basketCount: null }, null],
  ['another currency', {}, { currency: 'EUR' }, 'currency'],
  ['a basket below the minimum', {}, { ...basket, basketCost: 19_999, basketCostNet: 20_000 }, 'below'],
  ['a basket of the minimum', {}, { ...basket, basketCost: 20_000, basketCostNet: 16_260 }, null],
  ['net of a product below the minimum', { counts: 'net' }, { priceNet: 19_999 }, 'below'],
  ['net of a basket above the maximum', { counts: 'net' }, { ...basket, basketCostNet: 500_001 }, 'above'],
] as const)('A5.12 B3.45 B5.49 B5.50 B5.51 instalments when %s', (_, changedTerms, changedData, refusal) => {
  expect(instalmentRefusal({ ...terms, ...changedTerms }, { ...product, ...changedData })).toBe(refusal)
})

test('B5.49 B5.51 instalments are offered exactly between minimum and maximum, for baskets with few enough products', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000_000 })
  const count = fc.integer({ min: 0, max: 1_000 })
  fc.assert(
    fc.property(amount, amount, amount, count, count, (a, b, price, mostProducts, basketCount) => {
      const [minimum, maximum] = [Math.min(a, b), Math.max(a, b)]
      const refusal = instalmentRefusal(
        { ...terms, minimum, maximum, mostProducts },
        { ...product, price, basketCount },
      )
      expect(refusal === null).toBe(minimum <= price && price <= maximum && basketCount <= mostProducts)
    }),
  )
})

test.each([
  [5, '0.05'],
  [28_900, '289.00'],
  [123_450, '1234.50'],
])('A7.21 B7.18 a simulator receives %i minor units as %s', (amount, value) => {
  expect(simulatorAddress('https://raty.example/?kwota={value}', amount)).toBe(`https://raty.example/?kwota=${value}`)
})

test('B3.45 the price of the viewed product counts before the basket, and the basket where no product is viewed', () => {
  const counted = (data: InstalmentData) => [
    financedAmount({ counts: 'gross' }, data),
    financedAmount({ counts: 'net' }, data),
  ]
  expect(counted(product)).toEqual([30_000, 24_390])
  expect(counted({ ...product, ...basket })).toEqual([100, 81])
})

const bank: InstalmentSystem = {
  name: 'Raty w Banku Skarbonka',
  minimum: 20_000,
  maximum: 500_000,
  mostProducts: 10,
  counts: 'gross',
  shopNumber: 'A 1/2',
  variant: '3&4',
  simulator: 'https://raty.example/?sklep={shopNumber}&wariant={variant}&kwota={value}',
}
const euro = { ...polishZloty, code: 'EUR', symbol: '€' }

test('B5.50 each refused limit has a text; in another currency the currency is the only one', () => {
  const [abroad] = describeInstalmentSystems([bank], euro, { 'payments.instalments.currency': 'Tylko złote' })
  const [loan] = describeInstalmentSystems([bank], polishZloty, {})
  const [leasing] = describeInstalmentSystems([{ ...bank, counts: 'net', mostProducts: 1 }], polishZloty, {})
  expect(
    [abroad?.refused, loan?.refused, leasing?.refused].map((texts) => Object.values(texts ?? {}).map(plain)),
  ).toEqual([
    ['Tylko złote', 'Tylko złote', 'Tylko złote', 'Tylko złote'],
    [
      'Raty są dostępne tylko w złotych.',
      'Raty są dostępne od 200,00 zł.',
      'Raty są dostępne do 5 000,00 zł.',
      'Na raty można kupić najwyżej 10 produktów naraz, a w koszyku jest ich więcej.',
    ],
    [
      'Raty są dostępne tylko w złotych.',
      'Raty są dostępne od 200,00 zł netto.',
      'Raty są dostępne do 5 000,00 zł netto.',
      'Na raty można kupić najwyżej 1 produkt naraz, a w koszyku jest ich więcej.',
    ],
  ])
})

test('A7.21 B7.18 the simulator address contains shop number and variant, URL-encoded', () => {
  const [system] = describeInstalmentSystems([bank], polishZloty, {})
  expect(system?.simulator).toBe('https://raty.example/?sklep=A%201%2F2&wariant=3%264&kwota={value}')
})

function plain(texts: string): string {
  return texts.replaceAll('\u00a0', ' ')
}
