import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byteRange } from './byte-range.ts'

test.each([
  [undefined, null],
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=0-', { start: 0, end: 999 }],
  ['bytes=990-5000', { start: 990, end: 999 }],
  ['bytes=-1', { start: 999, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=1000-', 'beyond'],
  ['bytes=-0', 'beyond'],
  ['bytes=9-3', null],
  ['bytes=-', null],
  ['bytes=0-1,5-6', null],
  ['bytes=a-b', null],
  ['items=0-1', null],
])('of 1000 bytes, %s means %o', (header, range) => {
  expect(byteRange(header, 1_000)).toEqual(range)
})

test('whatever is asked for, what is sent lies within the file', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.nat(), (first, last, size) => {
      const range = byteRange(`bytes=${first}-${last}`, size)
      if (range === null || range === 'beyond') return true
      return range.start >= 0 && range.start <= range.end && range.end < size
    }),
  )
})
