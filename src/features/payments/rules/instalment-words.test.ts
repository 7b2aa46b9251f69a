import { expect, test } from 'vitest'
import { polishZloty } from '#shared/money.ts'
import { type InstalmentSystem, tellInstalments } from './instalment-words.ts'

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

test('B5.50 what is told of each limit; in another currency that is the only one', () => {
  const [abroad] = tellInstalments([bank], euro, { 'payments.instalments.currency': 'Tylko złote' })
  const [loan] = tellInstalments([bank], polishZloty, {})
  const [leasing] = tellInstalments([{ ...bank, counts: 'net', mostProducts: 1 }], polishZloty, {})
  expect(
    [abroad?.refused, loan?.refused, leasing?.refused].map((words) => Object.values(words ?? {}).map(plain)),
  ).toEqual([
    ['Tylko złote', 'Tylko złote', 'Tylko złote', 'Tylko złote'],
    [
      'Na raty można kupić tylko w złotych.',
      'Na raty można kupić za co najmniej 200,00 zł.',
      'Na raty można kupić za najwyżej 5 000,00 zł.',
      'Na raty można kupić najwyżej 10 produktów naraz, a w koszyku jest ich więcej.',
    ],
    [
      'Na raty można kupić tylko w złotych.',
      'Na raty można kupić za co najmniej 200,00 zł netto.',
      'Na raty można kupić za najwyżej 5 000,00 zł netto.',
      'Na raty można kupić najwyżej 1 produkt naraz, a w koszyku jest ich więcej.',
    ],
  ])
})

test('A7.21 B7.18 the simulator is told shop number and variant, whatever they are written with', () => {
  const [told] = tellInstalments([bank], polishZloty, {})
  expect(told?.simulator).toBe('https://raty.example/?sklep=A%201%2F2&wariant=3%264&kwota={value}')
})

function plain(words: string): string {
  return words.replaceAll('\u00a0', ' ')
}
