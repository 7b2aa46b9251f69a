import { expect, test } from 'vitest'
import { isNamedLike } from './named-like.ts'

test.each([
  ['', true],
  ['!', true],
  ['kubek', true],
  ['zolty kub', true],
  ['ŻÓŁTY', true],
  ['300', true],
  ['kubek!', true],
  ['talerz', false],
  ['kubek talerz', false],
])('B2.51 %o is found in a yellow mug: %o', (typed, found) => {
  expect(isNamedLike('Kubek żółty 300 ml', typed)).toBe(found)
})
