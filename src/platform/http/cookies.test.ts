import { expect, test } from 'vitest'
import { hasOtherCurrency } from './cookies.ts'

test.each([
  ['', false],
  ['currency=EUR', true],
  ['currency=PLN', false],
  ['currency=PLNX', true],
  ['visit=abc; currency=EUR', true],
  ['visit=abc; currency=PLN; other=1', false],
  ['visit=abc;__Host-currency=EUR; other=1', true],
  ['__Host-currency=PLN', false],
  ['mycurrency=EUR', false],
  ['visit=currency=EUR', false],
])('cookies %j choose another currency: %s', (cookies, other) => {
  expect(hasOtherCurrency(cookies)).toBe(other)
})
