import { expect, test } from 'vitest'
import { foldPolish } from '#shared/plain-text.ts'
import { baseStems, stem } from './stem.ts'

test.each([
  'but buty butów butach butami butem',
  'kubek kubki kubków kubkach kubkami kubkiem',
  'talerz talerze talerzy talerzach talerzem',
  'łyżka łyżki łyżek łyżką łyżkami',
  'torba torby toreb torbę torbach torbie',
  'książka książki książek książce książkach',
  'ręcznik ręczniki ręczników ręcznikiem',
  'świeca świece świec świecami świecą',
  'okno okna okien oknach oknie',
  'papier papieru papierze papierów papierem',
  'woda wody wodę wodą wodzie',
  'herbata herbaty herbat herbacie herbatę',
  'lniany lniana lniane lnianego lnianą lnianych lnianymi',
  'kelnerski kelnerska kelnerskiej kelnerskich kelnerskiego',
  'kawa kawy kawę kaw kawowy kawowe kawowych',
  'porcelana porcelany porcelanę porcelanowy porcelanowe',
  'len lnu lnem lnie',
  'koc koce koców kocem kocami',
  'szkło szkła szkłem szkle szkieł',
  'Japonia Japonii Japonię',
])('%s are forms of one word', (forms) => {
  const stems = forms.split(' ').map((form) => stem(foldPolish(form)))
  expect(new Set(stems)).toHaveLength(1)
})

test.each([
  ['kawa', 'kawior'],
  ['miska', 'mistrz'],
  ['talerz', 'talon'],
  ['koc', 'kosz'],
  ['świeca', 'świt'],
])('%s and %s are not forms of one word', (one, other) => {
  expect(stem(foldPolish(one))).not.toBe(stem(foldPolish(other)))
})

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
])('%s is derived from %s', (derived, base) => {
  expect(baseStems(stemOf(derived))).toContain(stemOf(base))
})

test.each(['kubek', 'puszka', 'ręcznik', 'świecznik', 'czajnik', 'szkicownik', 'firana', 'taca', 'książka'])(
  '%s is not derived from another word',
  (word) => {
    expect(baseStems(stemOf(word))).toEqual([])
  },
)
