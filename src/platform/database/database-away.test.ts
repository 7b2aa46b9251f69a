import { expect, test } from 'vitest'
import { DatabaseAway, isAway } from './database-away.ts'

const withCode = (code: string) => Object.assign(new Error(code), { code })

test.each([
  [new DatabaseAway(new Error('cut')), true],
  [new Error('around', { cause: new DatabaseAway(null) }), true],
  [withCode('53100'), true],
  [withCode('57P01'), true],
  [withCode('57014'), true],
  [withCode('55P03'), true],
  [withCode('40P01'), true],
  [withCode('ENOSPC'), true],
  [withCode('23505'), false],
  [withCode('42703'), false],
  [withCode('25000'), false],
  [withCode('57P'), false],
  [withCode('ECONNREFUSED'), false],
  [new TypeError('a bug'), false],
  ['53100', false],
  [null, false],
])('%s passes by itself: %s', (thrown, passes) => {
  expect(isAway(thrown)).toBe(passes)
})
