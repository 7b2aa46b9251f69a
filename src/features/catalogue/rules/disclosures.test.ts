import { expect, test } from 'vitest'
import { safetyFacts, safetyGap, warrantyFacts } from './disclosures.ts'

const potter = {
  name: 'Siwa Glina s.c.',
  address: 'ul. Toczona 4, Bolesławiec',
  country: 'PL',
  contact: 'a@glina.example',
}
const grower = { name: 'Chaen K.K.', address: 'Kagoshima', country: 'JP', contact: 'https://chaen.example/kontakt' }
const disclosure = {
  product: { id: 1001, name: 'Kubek Ania' },
  sizes: [{ code: 'KUB', ean: '5908412100101' }],
  manufacturer: potter,
  responsible: null,
  warnings: '',
}
const linesOf = (facts: { lines: { text: string; href?: string }[] }[]) => facts.map(({ lines }) => lines)
const countryName = (code: string) => ({ PL: 'Polska', JP: 'Japonia' })[code] ?? code

test('a Polish manufacturer is shown with both addresses, next to what identifies the product', () => {
  expect(linesOf(safetyFacts(disclosure, countryName, {}))).toEqual([
    [
      { text: 'Siwa Glina s.c.' },
      { text: 'ul. Toczona 4, Bolesławiec, Polska' },
      { text: 'a@glina.example', href: 'mailto:a@glina.example' },
    ],
    [{ text: 'Kubek Ania' }, { text: 'nr w sklepie 1001' }, { text: 'kod KUB' }, { text: 'EAN 5908412100101' }],
  ])
})

test('the responsible person in the Union is shown for a manufacturer outside, and for no other', () => {
  const names = (manufacturer: typeof potter) =>
    safetyFacts({ ...disclosure, manufacturer, responsible: potter, warnings: 'Parzy.' }, countryName, {}).map(
      ({ name }) => name,
    )
  expect(names(potter)).toEqual(['Producent', 'Oznaczenie produktu', 'Ostrzeżenia i informacje o bezpieczeństwie'])
  expect(names(grower)).toContain('Osoba odpowiedzialna w Unii Europejskiej')
})

test('without a manufacturer only warnings are shown', () => {
  expect(safetyFacts({ ...disclosure, manufacturer: null }, countryName, {})).toEqual([])
  expect(linesOf(safetyFacts({ ...disclosure, manufacturer: null, warnings: 'Parzy.' }, countryName, {}))).toEqual([
    [{ text: 'Parzy.' }],
  ])
})

test('B2.23 a warranty shows its guarantor, period and text, and the statutory rights', () => {
  const warranty = {
    name: 'Gwarancja pracowni',
    kind: 'producer' as const,
    months: 24,
    text: 'Pęknięcia.\n\nBez stłuczeń.',
  }
  const facts = warrantyFacts(warranty, { seller: { name: 'Sklep', address: 'Warszawa' }, manufacturer: potter }, {})
  expect(linesOf(facts)).toEqual([
    [
      { text: 'Gwarant: Siwa Glina s.c., ul. Toczona 4, Bolesławiec' },
      { text: 'Okres: 24 miesiące od wydania towaru' },
    ],
    [{ text: 'Pęknięcia.' }, { text: 'Bez stłuczeń.' }],
    [{ text: expect.stringMatching(/art\. 43a .*ustawy o prawach konsumenta.*dwóch lat/) }],
  ])
  const own = warrantyFacts(
    { ...warranty, kind: 'seller', months: null, text: '' },
    { seller: { name: 'Sklep', address: 'Warszawa' }, manufacturer: potter },
    {},
  )
  expect(linesOf(own)[0]).toEqual([{ text: 'Gwarant: Sklep, Warszawa' }])
})

test.each([
  ['a Polish manufacturer needs no responsible person', 'PL', null, null],
  ['nor does one in Norway: the regulation applies there', 'NO', null, null],
  ['no operator is given', null, null, 'manufacturer'],
  ['a responsible person does not replace the manufacturer', null, 'PL', 'manufacturer'],
  ['a manufacturer outside needs a responsible person in the Union', 'JP', null, 'responsible'],
  ['and has one', 'JP', 'PL', null],
  ['but not outside it', 'GB', 'CH', 'responsible'],
])('%s', (_what, manufacturer, responsible, gap) => {
  const at = (country: string | null) => country && { country }
  expect(safetyGap({ manufacturer: at(manufacturer) || null, responsible: at(responsible) || null })).toBe(gap)
})
