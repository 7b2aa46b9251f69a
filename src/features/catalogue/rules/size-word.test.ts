import { expect, test } from 'vitest'
import { sizeWord } from './size-word.ts'

test.each([
  ['item', ['S', 'M'], 'Rozmiar'],
  ['item', ['50 zł'], 'Rozmiar'],
  ['virtual', ['100 zł', '1 000 zł', '49,90 zł', '20 €'], 'Wartość'],
  ['virtual', ['PDF', 'EPUB'], 'Wariant'],
  ['service', ['rano', 'po południu'], 'Wariant'],
] as const)('sizes of %s, %j, are called %s', (kind, names, word) => {
  expect(sizeWord(kind, [...names], {})).toBe(word)
})
