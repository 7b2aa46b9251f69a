import { expect, test } from 'vitest'
import { conditionRefusal, conditionWords, isReadable } from '../../../../../test/promotion-condition.ts'

const condition = { kind: 'value' as const, from: 10_000 }

test('a value is that of the goods before promotions', () => {
  expect(conditionWords(condition)).toBe('przy zakupach od 100,00 zł')
  expect(conditionWords({ ...condition, of: 'basket' })).toBe('gdy cały koszyk jest wart co najmniej 100,00 zł')
  expect(conditionRefusal({ ...condition, from: 5900 })).toBe(null)
  expect(conditionRefusal(condition)).toBe(
    'Kup towary objęte promocją za co najmniej 100,00 zł. Brakuje jeszcze 41,00 zł.',
  )
})

test('a value in a file is a whole number of minor units above zero', () => {
  expect([1, 0, 10.5].map((from) => isReadable({ ...condition, from }))).toEqual([true, false, false])
})
