import { expect, test } from 'vitest'
import { chosenListAddress, readDisplayChoice } from './display-settings.ts'

test.each([
  ['/szukaj?text=kubek', 'price-d', undefined, '/szukaj?text=kubek&sortowanie=cena-malejaco'],
  ['/szukaj?text=kubek&strona=3', 'price-a', undefined, '/szukaj?text=kubek&sortowanie=cena'],
  ['/szukaj?sortowanie=cena', 'name', undefined, '/szukaj?sortowanie=nazwa'],
  ['/kategoria/kubki-1012', 'date-d', '100', '/kategoria/kubki-1012?sortowanie=nowosci&ile=96'],
  ['/kategoria/kubki-1012', 'nowosci', '24', '/kategoria/kubki-1012?sortowanie=nowosci&ile=24'],
  ['/kategoria/kubki-1012', undefined, '30', '/kategoria/kubki-1012?ile=48'],
  ['/kategoria/kubki-1012?strona=2', 'constructor', '-1', '/kategoria/kubki-1012?strona=2'],
  ['/produkty/nowosci', 'relevance', undefined, '/produkty/nowosci?sortowanie=popularnosc'],
  ['/produkt/kubek-1001', 'price-d', '48', '/produkt/kubek-1001'],
  ['/', 'price-d', '48', '/'],
])('%s sorted by %s, with page size %s: %s', (address, sort, portions, expected) => {
  expect(chosenListAddress(address, readDisplayChoice({ sort, portions }))).toBe(expected)
})
