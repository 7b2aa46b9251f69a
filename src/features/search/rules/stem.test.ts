import { expect, test } from 'vitest'
import { foldPolish } from '#shared/slug.ts'
import { stem } from './stem.ts'

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
])('%s and %s are not', (one, other) => {
  expect(stem(foldPolish(one))).not.toBe(stem(foldPolish(other)))
})
