import { expect, test } from 'vitest'
import { commonSynonymsSetting, startPhrasesSetting, suggestionSettings } from './settings.ts'

test('A5.8 A9.9 A9.10 by default suggestions begin at 4 letters, in the quick box at 2, after half a second', () => {
  const { letters, lettersInBox, pause } = suggestionSettings
  expect([letters.default, lettersInBox.default, pause.default]).toEqual([4, 2, 500])
})

test('the default synonyms are valid, with each word in one group', () => {
  const { default: usual, check } = commonSynonymsSetting
  expect(check(usual)).toEqual(usual)
  expect(new Set(usual.flat())).toHaveLength(usual.flat().length)
})

test.each([
  [
    ['koc', ' Prezent dla mamy '],
    ['koc', 'Prezent dla mamy'],
  ],
  [[], []],
  [['k'], null],
  [['+48 600 700 800'], null],
  [[7], null],
  [Array(9).fill('koc'), null],
  ['koc', null],
])('phrases for an empty search field set to %j are %j', (raw, phrases) => {
  expect(startPhrasesSetting.check(raw)).toEqual(phrases)
})
