import { expect, test } from 'vitest'
import { isDataFault } from './data-fault.ts'

const withCode = (code: string) => Object.assign(new Error(code), { code })

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
  expect(isDataFault(thrown)).toBe(fault)
})
