import { expect, test } from 'vitest'
import { contrast, lowContrasts, palette } from './colours.ts'

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
])('the contrast of %s and %s is %d to 1, in either order', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 1)
  expect(contrast(other, one)).toBe(contrast(one, other))
})

test.each([
  ['the colours of the demo', '#1f4d3f', '#faf7f2', []],
  ['navy on white', '#1a2f6b', '#ffffff', []],
  ['yellow on white', '#ffd400', '#ffffff', ['accent-on-background', 'words-on-accent']],
  ['a dark shop', '#1f4d3f', '#101010', ['words-on-background', 'accent-on-background']],
  ['white on black', '#ffffff', '#101010', ['words-on-background', 'words-on-accent']],
])('%s', (_name, accent, background, unreadable) => {
  expect(lowContrasts({ accent, background })).toEqual(unreadable)
})

test('the other colours are derived from the two', () => {
  expect(palette({ accent: '#1a2f6b', background: '#ffffff' })).toMatchObject({
    paper: '#ffffff',
    raised: '#ffffff',
    accent: '#1a2f6b',
    'accent-strong': '#142350',
  })
})
