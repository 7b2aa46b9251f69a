import { expect, test } from 'vitest'
import { thingWords } from './thing-words.ts'
import { tokensOf } from './tokens.ts'

test.each([
  ['kubek do herbaty', 'kubek'],
  ['zimowe opony', 'opony'],
  ['szary stół drewniany', 'stół'],
  ['zestaw kubków', 'zestaw kubków'],
  ['mosiężna miarka do kawy z klipsem', 'miarka'],
  ['obrus 140 cm', 'obrus'],
  ['wełna kocowa', 'wełna'],
  ['szare lniane', 'szare lniane'],
  ['do kawy', 'kawy'],
  ['300 ml', ''],
])('%s: what is asked for is %j', (text, things) => {
  const words = thingWords(tokensOf(text)).map(({ shown }) => shown)
  expect(words.join(' ')).toBe(things)
})
