import { expect, test } from 'vitest'
import { DatabaseUnavailable, isDataError, isUnavailable } from './connection-errors.ts'

const withCode = (code: string) => Object.assign(new Error(code), { code })

test.each([
  [new DatabaseUnavailable(new Error('cut')), true],
  [new Error('around', { cause: new DatabaseUnavailable(null) }), true],
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
  expect(isUnavailable(thrown)).toBe(passes)
})

test.each([
  [withCode('22P02'), true],
  [withCode('23505'), true],
  [withCode('54000'), true],
  [new TypeError('a bug'), true],
  [withCode('42703'), false],
  [withCode('53100'), false],
  [withCode('57P01'), false],
  [withCode('40P01'), false],
  [withCode('ECONNREFUSED'), false],
  ['22P02', false],
])('%s is the fault of data: %s', (thrown, fault) => {
  expect(isDataError(thrown)).toBe(fault)
})
