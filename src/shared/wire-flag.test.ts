import { expect, test } from 'vitest'
import { isOn } from './wire-flag.ts'

test.each(['1', 'true', 'y'])('%s is on', (flag) => {
  expect(isOn(flag)).toBe(true)
})

test.each([undefined, '', '0', 'false', 'n'])('%s is off', (flag) => {
  expect(isOn(flag)).toBe(false)
})
