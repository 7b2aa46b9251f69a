import { describe, expect, test } from 'vitest'
import { pointWords, readPointQuery } from './pickup-point.ts'

describe('what a buyer types to find a locker', () => {
  test.each([
    ['00-548', { postcode: '00548' }],
    ['00548', { postcode: '00548' }],
    ['31-1', { postcode: '311' }],
    ['31-', { postcode: '31' }],
    ['110 00', { postcode: '11000' }],
    ['31-146 Kraków', { postcode: '31146' }],
    ['Kraków, 31-146', { postcode: '31146' }],
    ['waw12', { code: 'WAW12' }],
    ['KRA07N', { code: 'KRA07N' }],
    ['Kraków', { words: ['krakow'] }],
    ['ul. Długa 7, Kraków', { words: ['ul', 'dluga', '7', 'krakow'] }],
    ['  ŁÓDŹ ', { words: ['lodz'] }],
    ["'; drop table pickup_point; --", { words: ['drop', 'table', 'pickup', 'point'] }],
  ])('%j → %o', (typed, query) => {
    expect(readPointQuery(typed)).toEqual(query)
  })

  test.each(['', ' ', 'a', '%', '\u0000', '—'])('B8.38 %j is too little to search for', (typed) => {
    expect(readPointQuery(typed)).toBeNull()
  })

  test('of a long text six words count', () => {
    expect(readPointQuery('przy '.repeat(1000))).toEqual({ words: Array(6).fill('przy') })
  })
})

test('a point is found by its town, street, number and place', () => {
  const address = { street: 'ul. Długa', streetNumber: '74', city: 'Kraków', place: 'przy Nowym Kleparzu' }
  expect(pointWords(address)).toBe(' krakow ul dluga 74 przy nowym kleparzu')
})
