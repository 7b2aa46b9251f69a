import { expect, test } from 'vitest'
import { formatBankAccount } from './format-bank-account.ts'

test.each([
  ['PL04999000120000202600010017', 'PL04 9990 0012 0000 2026 0001 0017'],
  ['04999000120000202600010017', '04 9990 0012 0000 2026 0001 0017'],
  ['PL04 9990 0012 0000 2026 0001 0017', 'PL04 9990 0012 0000 2026 0001 0017'],
])('the account %s is written %s', (account, formatted) => {
  expect(formatBankAccount(account)).toBe(formatted)
})
