import { expect, test } from 'vitest'
import { foreignAccountSettings, sellerSettings } from '../settings.ts'
import { readBankAccount } from './shop-identity.ts'

test.each([
  ['PL04 9990 0012 0000 2026 0001 0017', 'PL04999000120000202600010017'],
  ['04 9990 0012 0000 2026 0001 0017', 'PL04999000120000202600010017'],
  ['pl04999000120000202600010017', 'PL04999000120000202600010017'],
  ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['05 9990 0012 0000 2026 0001 0017', null],
  ['PL04 9990 0012 0000 2026 0001 001', null],
  ['moje konto', null],
  ['', null],
])('the account %j is %j', (input, account) => {
  expect(readBankAccount(input)).toBe(account)
})

const settings = [sellerSettings.bankAccount, ...Object.values(foreignAccountSettings)]

test.each(settings)('$key accepts an account with a valid checksum, or none', ({ check }) => {
  expect(check('04 9990 0012 0000 2026 0001 0017')).toBe('PL04999000120000202600010017')
  expect(check('05 9990 0012 0000 2026 0001 0017')).toBeNull()
  expect(check('123')).toBeNull()
  expect(check('')).toBe('')
})
