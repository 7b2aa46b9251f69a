import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { ValidationCode } from '../texts/validation.ts'

/** A phone number as '+48600700800', or the code of what is wrong with it (B5.10–B5.12, B5.28). */
export function readPhone(typed: string, country: string): { value: string } | { code: ValidationCode } {
  const trimmed = typed.trim()
  if (trimmed === '') return { code: 'no_phone' }
  if (/[^\d\s+().\-/*#]/.test(trimmed)) return { code: 'illegal_characters' }
  if (trimmed.replace(/\D/g, '').length < 9) return { code: 'phone_to_short' }
  const region = isSupportedCountry(country) ? (country as CountryCode) : undefined
  const number = parsePhoneNumberFromString(trimmed.replace(/^00/, '+'), region)
  return number?.isValid() ? { value: number.number } : { code: 'incorect_phone' }
}
