import { expect, test } from 'vitest'
import { checkIban } from './iban.ts'

test.each([
  ['PL04 9990 0012 0000 2026 0001 0017', 'PL04999000120000202600010017'],
  ['04 9990 0012 0000 2026 0001 0017', 'PL04999000120000202600010017'],
  ['pl04999000120000202600010017', 'PL04999000120000202600010017'],
  ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['05 9990 0012 0000 2026 0001 0017', null],
  ['PL04 9990 0012 0000 2026 0001 001', null],
  ['moje konto', null],
  ['', null],
])('B5.17 the account %j is %j', (input, account) => {
  expect(checkIban(input)).toEqual(
    account === null ? expect.objectContaining({ code: expect.any(String) }) : { value: account },
  )
})
