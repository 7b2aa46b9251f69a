import { expect, test } from 'vitest'
import { codeLexeme, tokensOf } from './tokens.ts'

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
  ['żółty', 'zolty'],
  ['Łąka', 'laka'],
  ['KUBEK', 'kubki'],
  ['zz\u0307o\u0301ł', 'zżół'],
])('%s and %s are the same', (one, other) => {
  expect(lexemes(one)).toEqual(lexemes(other))
})

test('empty words and signs say nothing; a unit within another one is no unit', () => {
  expect(lexemes('z % _ \' -- i do "na"')).toEqual([])
  expect(lexemes('niczego takiego')).toEqual([])
  expect(lexemes('190 g/m²')).toEqual(['190', 'g', 'm²'])
  expect(lexemes('160 gramów')).toEqual(['160', 'gram'])
})

test('a long word is cut between letters, never within one', () => {
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
