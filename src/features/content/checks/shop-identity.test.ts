import { expect, test } from 'vitest'
import { foreignAccountSettings, sellerSettings } from '../settings.ts'

const settings = [sellerSettings.bankAccount, ...Object.values(foreignAccountSettings)]

test.each(settings)('$key accepts an account with a valid checksum, or none', ({ check }) => {
  expect(check('04 9990 0012 0000 2026 0001 0017')).toBe('PL04999000120000202600010017')
  expect(check('05 9990 0012 0000 2026 0001 0017')).toBeNull()
  expect(check('123')).toBeNull()
  expect(check('')).toBe('')
})
