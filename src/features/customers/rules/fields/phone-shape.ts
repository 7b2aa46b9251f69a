import type { ValidationCode } from '../../texts/validation.ts'
import { codeOf, illegalCodes } from './codes-by-area.ts'
import { checkEmail } from './email.ts'
import type { FieldContext, FieldResult } from './field-result.ts'
import { typedNumber, typedText } from './typed-text.ts'

/** Digits of a Polish number, and characters of any number without a country (B5.11, B9.7). */
const least = 9

/**
 * A phone number as far as its characters show: without a country at least nine characters (B5.11), with one what a number may
 * be made of. Whether the country has such a number is what the server knows (B5.12). The value is as typed.
 */
export function checkPhoneShape(
  typed: string,
  context: FieldContext = {},
  field: 'phone' | 'phone2' = 'phone',
): FieldResult {
  const phone = typedNumber(typed)
  if (phone === '') return { code: 'no_phone' }
  if (/[^\d\s+().\-/*#]/.test(phone)) return { code: codeOf(illegalCodes[field], context) }
  const digits = phone.replace(/\D/g, '').length
  if (digits === 0) return { code: 'no_phone' }
  const country = countryOf(context)
  const tooShort = country === '' ? phone.length < least : country === 'PL' && digits < least
  return tooShort ? { code: shortCode(phone, country) } : { value: phone }
}

/** The prefix field counts before the country of the address; '?' is any other than Poland, '' none. */
function countryOf({ country = '', phonePrefix = '' }: FieldContext): string {
  const prefix = phonePrefix.replace(/\D/g, '').replace(/^00/, '')
  if (prefix === '') return country
  return prefix === '48' ? 'PL' : '?'
}

/** A numeric value gets the message with the length (B5.28); without a country anything else is no phone number yet (B5.11). */
function shortCode(phone: string, country: string): ValidationCode {
  return country !== '' || /^[\d\s-]+$/.test(phone) ? 'phone_to_short' : 'no_phone'
}

/** Whether a text is meant as a phone number: only digits and * # + ( ) and space (B5.13); anything else is an e-mail. */
export function isPhoneTyped(typed: string): boolean {
  return /^[\d*#+() ]+$/.test(typedNumber(typed))
}

/** A field that takes a phone number or an e-mail. */
export function checkPhoneOrEmail(typed: string, context: FieldContext = {}): FieldResult {
  if (typedText(typed) === '') return { code: 'required' }
  return isPhoneTyped(typed) ? checkPhoneShape(typed, context) : checkEmail(typed, context)
}
