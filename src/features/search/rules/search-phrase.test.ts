import { expect, test } from 'vitest'
import { countedPhrase, writtenKey } from './search-phrase.ts'

test.each([
  ['  Kubek   do KAWY ', 'kubek do kawy'],
  ['KUB-ANI-KRE', 'kub-ani-kre'],
  ['mugs 0,5 l 2 szt.', 'mugs 0,5 l 2 szt.'],
  ['fartuch rozmiar 3640', 'fartuch rozmiar 3640'],
  ['a', null],
  ['%%%', null],
  ['x'.repeat(61), null],
  ['jan.kowalski@example.com', null],
  ['600700800', null],
  ['oddzwoń 600 700 800', null],
  ['+48 (22) 345-67-89', null],
  ['90010112345 jan', null],
  ['600–700–800', null],
  ['600,700,800', null],
  ['600_700_800', null],
  ['kubek 330 ml 12 szt. 20', 'kubek 330 ml 12 szt. 20'],
])('%j is counted as %j', (typed, counted) => {
  expect(countedPhrase(typed)).toBe(counted)
})

test('phrases that differ in diacritics alone are one', () => {
  expect(writtenKey('żółty kubek')).toBe(writtenKey('zolty kubek!'))
})
