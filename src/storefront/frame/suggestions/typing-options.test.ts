import { expect, test } from 'vitest'
import { typingOptions } from './typing-options.ts'

const settings = { letters: 4, lettersInBox: 2, pause: 500, lettersInOrder: 6, pauseInOrder: 900 }

test.each([
  ['in the header', { quick: false, ordering: false }, { letters: 4, pause: 500 }],
  ['in a quick box', { quick: true, ordering: true }, { letters: 2, pause: 500 }],
  ['in a step of the order', { quick: false, ordering: true }, { letters: 6, pause: 900 }],
])('A9.9 A9.10 B9.33 letters and pause %s are settings of their own', (_, place, options) => {
  expect(typingOptions(settings, place)).toEqual(options)
})
