import { expect, test } from 'vitest'
import { alternativeLexemes, codeLexeme, headNouns, tokensOf } from './tokens.ts'

const lexemes = (text: string) => tokensOf(text).map(({ lexeme }) => lexeme)

test.each([
  ['0,5 kg', '500g'],
  ['0.5kg', '500g'],
  ['500 g', '500g'],
  ['50 dag', '500g'],
  ['1,2 l', '1200ml'],
  ['1200ml', '1200ml'],
  ['27 cm', '270mm'],
  ['0,27 m', '270mm'],
])('%s is %s', (text, lexeme) => {
  expect(lexemes(text)).toEqual([lexeme])
})

test.each([
  ['140x180', '1400x1800mm'],
  ['140 × 180 cm', '1400x1800mm'],
  ['180*140', '1400x1800mm'],
  ['140 na 180', '1400x1800mm'],
  ['1,4 x 1,8 m', '1400x1800mm'],
  ['28 × 20 × 16 cm', '160x200x280mm'],
])('%s has the dimensions %s', (text, lexeme) => {
  expect(lexemes(text)).toEqual([lexeme])
})

test('packs and codes are not dimensions, and dimensions are found by each of their lengths', () => {
  expect(lexemes('2 x 100 g')).toEqual(['2', 'x', '100g'])
  expect(lexemes('OBR-140x180A')).toEqual(['obr', '140x180a'])
  expect(lexemes('5 na 6')).toEqual(['5', '6'])
  expect(tokensOf('140 × 180 cm').flatMap(alternativeLexemes)).toEqual(['140', '180', '1400mm', '1800mm'])
})

test.each([
  ['żółty', 'zolty'],
  ['Łąka', 'laka'],
  ['KUBEK', 'kubki'],
  ['zz\u0307o\u0301ł', 'zżół'],
])('%s and %s are the same', (one, other) => {
  expect(lexemes(one)).toEqual(lexemes(other))
})

test('stop words and punctuation yield no tokens; a unit within another one is not a unit', () => {
  expect(lexemes('z % _ \' -- i do "na"')).toEqual([])
  expect(lexemes('niczego takiego')).toEqual([])
  expect(lexemes('190 g/m²')).toEqual(['190', 'g', 'm²'])
  expect(lexemes('160 gramów')).toEqual(['160', 'gram'])
})

test('a long word is cut between code points', () => {
  const [word] = tokensOf(`x${'𝗔'.repeat(50)}`)
  expect(word?.shown).toBe(`x${'𝗔'.repeat(39)}`)
  expect(word?.lexeme.isWellFormed()).toBe(true)
})

test.each([
  ['KUB-ANI-KRE', '#kubanikre'],
  ['kub ani kre', '#kubanikre'],
  ['5908412100101', '#5908412100101'],
  ['a5', null],
])('%s may be the code %s', (text, code) => {
  expect(codeLexeme(text)).toBe(code)
})

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
])('%s: the head nouns are %j', (text, nouns) => {
  const words = headNouns(tokensOf(text)).map(({ shown }) => shown)
  expect(words.join(' ')).toBe(nouns)
})
