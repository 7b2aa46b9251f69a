import { codeOf, illegalCodes } from './codes-by-area.ts'
import type { FieldContext, FieldResult } from './field-result.ts'

/** Digits of a Polish number, and of any number typed without a country (B5.11, B9.7). */
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
  const phone = typed.trim()
  if (phone === '') return { code: 'no_phone' }
  if (/[^\d\s+().\-/*#]/.test(phone)) return { code: codeOf(illegalCodes[field], context) }
  const digits = phone.replace(/\D/g, '').length
  if (digits < least && (context.country === undefined || context.country === 'PL')) return tooShort(phone)
  return digits === 0 ? { code: 'no_phone' } : { value: phone }
}

/** A number of digits and spaces is told how long it must be (B5.28); anything else is no phone number yet (B5.11). */
function tooShort(phone: string): FieldResult {
  return { code: /^[\d\s-]+$/.test(phone) ? 'phone_to_short' : 'no_phone' }
}
