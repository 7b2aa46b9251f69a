import { expect, test } from 'vitest'
import { offeredPhrases, popularOf } from './offered-phrases.ts'

const counted = [
  { phrase: 'zolty kubek', searches: 3 },
  { phrase: 'żółty kubek', searches: 4 },
  { phrase: 'kubek do kawy', searches: 9 },
  { phrase: 'kubek z uchem', searches: 4 },
]
const popular = popularOf(counted, 5)

test('A3.8 phrases are popular when enough have searched for them, however they write them', () => {
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
])('A3.8 who types %j, which may also mean %j, is offered %j', (typed, others, offered) => {
  expect(offeredPhrases(popular, typed, others)).toEqual(offered)
})
