import { expect, test } from 'vitest'
import { readTrackingNumber } from './checks.ts'

test.each([
  ['6800 0000 1234 5678 9012 3456', '680000001234567890123456'],
  ['rr123456785pl', 'RR123456785PL'],
  ['', ''],
  ['1234', null],
  ['https://example.com/1', null],
  ['12345'.repeat(9), null],
])('the tracking number %j is read as %j', (typed, number) => {
  expect(readTrackingNumber(typed)).toBe(number)
})
