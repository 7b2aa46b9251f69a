import { expect, test } from 'vitest'
import { groupPopularPhrases, normalizePhrase, PhraseCounter, phraseKey, suggestPhrases } from './search-phrase.ts'

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
  expect(normalizePhrase(typed)).toBe(counted)
})

test('phrases that differ only in diacritics are one', () => {
  expect(phraseKey('żółty kubek')).toBe(phraseKey('zolty kubek!'))
})

const counted = [
  { phrase: 'zolty kubek', searches: 3 },
  { phrase: 'żółty kubek', searches: 4 },
  { phrase: 'kubek do kawy', searches: 9 },
  { phrase: 'kubek z uchem', searches: 4 },
]
const popular = groupPopularPhrases(counted, 5)

test('A3.8 phrases are popular when enough visitors have searched for them, in any spelling', () => {
  expect(popular.map(({ phrase, searches }) => [phrase, searches])).toEqual([
    ['kubek do kawy', 9],
    ['żółty kubek', 7],
  ])
})

test.each([
  ['kub', ['kubek szałwiowy'], ['kubek do kawy', 'kubek szałwiowy']],
  ['Zolt', [], ['żółty kubek']],
  ['kubek do kawy', [], []],
  ['kubek do k', ['kubek do kawy'], ['kubek do kawy']],
  ['%', [], []],
  ['kupek', ['kubek'], ['kubek']],
])('A3.8 for %j, which may also mean %j, the suggestions are %j', (typed, others, offered) => {
  expect(suggestPhrases(popular, typed, others)).toEqual(offered)
})

test('counts until the counts are taken', () => {
  const counter = new PhraseCounter()
  for (const phrase of ['len', 'kubek', 'len']) counter.note(phrase)
  expect([...counter.take()]).toEqual([
    ['len', 2],
    ['kubek', 1],
  ])
  expect(counter.take().size).toBe(0)
})

test('counts at most a thousand phrases, and continues to count those', () => {
  const counter = new PhraseCounter()
  for (let number = 0; number < 1_500; number++) counter.note(`fraza ${number}`)
  counter.note('fraza 7')
  const counts = counter.take()
  expect([counts.size, counts.get('fraza 7'), counts.get('fraza 1200')]).toEqual([1_000, 2, undefined])
})
