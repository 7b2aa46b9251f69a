import { expect, test } from 'vitest'
import { sortKey } from './sort-key.ts'

const inPolishOrder = [
  '5 kubków',
  'aksamit',
  'ananas',
  'ąbr',
  'bluszcz',
  'cynamon',
  'ćma',
  'łan',
  'łyżka',
  'mak',
  'śliwka',
  'talerz',
  'zając',
  'źdźbło',
  'żaba',
]

test('names stand in Polish order when their keys are compared as bytes: ą after a, ł after l, ż last', () => {
  const shuffled = [...inPolishOrder].reverse()
  const sorted = shuffled.sort((a, b) => Buffer.compare(Buffer.from(sortKey(a)), Buffer.from(sortKey(b))))
  expect(sorted).toEqual(inPolishOrder)
})

test('capitals and punctuation do not count, a shorter name comes first', () => {
  expect(sortKey('Kubek „Ania”') < sortKey('kubek Basia')).toBe(true)
  expect(sortKey('len') < sortKey('len szary')).toBe(true)
  expect(sortKey('café') < sortKey('cafez')).toBe(true)
})
