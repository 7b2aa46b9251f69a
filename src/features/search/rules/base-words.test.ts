import { expect, test } from 'vitest'
import { foldPolish } from '#shared/slug.ts'
import { baseStems } from './base-words.ts'
import { stem } from './stem.ts'

const stemOf = (word: string) => stem(foldPolish(word))

test.each([
  ['kubeczek', 'kubek'],
  ['kubeczkami', 'kubek'],
  ['miseczka', 'miska'],
  ['ściereczki', 'ścierka'],
  ['łyżeczka', 'łyżka'],
  ['czajniczek', 'czajnik'],
  ['ręczniczek', 'ręcznik'],
  ['fartuszek', 'fartuch'],
  ['dzbanuszek', 'dzbanek'],
  ['zeszycik', 'zeszyt'],
  ['kocyk', 'koc'],
  ['talerzyk', 'talerz'],
  ['wazonik', 'wazon'],
  ['serwetka', 'serweta'],
  ['zasłonki', 'zasłona'],
  ['świeczka', 'świeca'],
  ['torebka', 'torba'],
  ['grawerowanie', 'grawer'],
  ['haftowany', 'haft'],
  ['drewniane', 'drewno'],
  ['wełniany', 'wełna'],
  ['lniana', 'len'],
  ['dębowy', 'dąb'],
  ['ceramiczny', 'ceramika'],
])('%s is made of %s', (derived, base) => {
  expect(baseStems(stemOf(derived))).toContain(stemOf(base))
})

test.each(['kubek', 'puszka', 'ręcznik', 'świecznik', 'czajnik', 'szkicownik', 'firana', 'taca', 'książka'])(
  '%s is made of nothing else',
  (word) => {
    expect(baseStems(stemOf(word))).toEqual([])
  },
)
