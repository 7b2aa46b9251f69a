import { expect, test } from 'vitest'
import { mustProlong, visitEnd } from './visit.ts'

const noon = new Date('2026-11-20T12:00:00Z')

test('a visit ends 30 days after it was last used', () => {
  expect(visitEnd(noon)).toEqual(new Date('2026-12-20T12:00:00Z'))
})

test.each([
  ['2026-11-20T12:00:00Z', false],
  ['2026-11-19T12:00:01Z', false],
  ['2026-11-19T12:00:00Z', true],
  ['2026-11-01T12:00:00Z', true],
])('seen at %s, it is prolonged at noon: %s', (seenAt, due) => {
  expect(mustProlong(new Date(seenAt), noon)).toBe(due)
})
