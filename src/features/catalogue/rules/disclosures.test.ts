import { expect, test } from 'vitest'
import { safetyFacts, safetyGap, warrantyFacts } from './disclosures.ts'

const potter = {
  name: 'Siwa Glina s.c.',
  address: 'ul. Toczona 4, Bolesławiec',
  country: 'PL',
  contact: 'a@glina.example',
}
const grower = { name: 'Chaen K.K.', address: 'Kagoshima', country: 'JP', contact: 'https://chaen.example/kontakt' }
const told = {
  product: { id: 1001, name: 'Kubek Ania' },
  sizes: [{ code: 'KUB', ean: '5908412100101' }],
  manufacturer: potter,
  responsible: null,
  warnings: '',
}
const linesOf = (facts: { lines: { text: string; href?: string }[] }[]) => facts.map(({ lines }) => lines)
const countryName = (code: string) => ({ PL: 'Polska', JP: 'Japonia' })[code] ?? code

test('a Polish manufacturer is told with both addresses, beside what identifies the product', () => {
  expect(linesOf(safetyFacts(told, countryName, {}))).toEqual([
    [
      { text: 'Siwa Glina s.c.' },
      { text: 'ul. Toczona 4, Bolesławiec, Polska' },
      { text: 'a@glina.example', href: 'mailto:a@glina.example' },
    ],
    [{ text: 'Kubek Ania' }, { text: 'nr w sklepie 1001' }, { text: 'kod KUB' }, { text: 'EAN 5908412100101' }],
  ])
})

test('whoever answers in the Union is told of a manufacturer outside, and of no other', () => {
  const names = (manufacturer: typeof potter) =>
    safetyFacts({ ...told, manufacturer, responsible: potter, warnings: 'Parzy.' }, countryName, {}).map(
      ({ name }) => name,
    )
  expect(names(potter)).toEqual(['Producent', 'Oznaczenie produktu', 'Ostrzeżenia i informacje o bezpieczeństwie'])
  expect(names(grower)).toContain('Osoba odpowiedzialna w Unii Europejskiej')
})

test('where no manufacturer is told there are warnings at most', () => {
  expect(safetyFacts({ ...told, manufacturer: null }, countryName, {})).toEqual([])
  expect(linesOf(safetyFacts({ ...told, manufacturer: null, warnings: 'Parzy.' }, countryName, {}))).toEqual([
    [{ text: 'Parzy.' }],
  ])
})

test('B2.23 a warranty tells its guarantor, time and words, and the rights that stand beside it', () => {
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
  ['a Polish manufacturer needs nobody else', 'PL', null, null],
  ['one in Norway neither: the regulation counts there', 'NO', null, null],
  ['nobody is told', null, null, 'manufacturer'],
  ['whoever answers does not stand for the manufacturer', null, 'PL', 'manufacturer'],
  ['a manufacturer outside needs somebody in the Union', 'JP', null, 'responsible'],
  ['and has one', 'JP', 'PL', null],
  ['but not outside it', 'GB', 'CH', 'responsible'],
])('%s', (_what, manufacturer, responsible, gap) => {
  const at = (country: string | null) => country && { country }
  expect(safetyGap({ manufacturer: at(manufacturer) || null, responsible: at(responsible) || null })).toBe(gap)
})
