import { expect, test } from 'vitest'
import { isFlagOn } from './wire-flag.ts'

test.each(['1', 'true', 'y'])('%s is on', (flag) => {
  expect(isFlagOn(flag)).toBe(true)
})

test.each([undefined, '', '0', 'false', 'n'])('%s is off', (flag) => {
  expect(isFlagOn(flag)).toBe(false)
})
