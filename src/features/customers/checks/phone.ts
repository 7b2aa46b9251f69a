import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { codeOf, incorrectCodes } from '../rules/fields/codes-by-area.ts'
import type { FieldContext, FieldResult } from '../rules/fields/field-result.ts'
import { checkPhoneShape } from '../rules/fields/phone-shape.ts'

/**
 * A phone number as '+48600700800' (B5.12): one that exists in the country, or with the prefix of its own field or its own text.
 * Without country and prefix, its shape alone is checked (B5.11), and the value may stay as typed.
 */
export function checkPhone(
  typed: string,
  context: FieldContext = {},
  field: 'phone' | 'phone2' = 'phone',
): FieldResult {
  const shape = checkPhoneShape(typed, context, field)
  if ('code' in shape) return shape
  const country = context.country ?? ''
  const region = isSupportedCountry(country) ? (country as CountryCode) : undefined
  const number = parsePhoneNumberFromString(withPrefix(shape.value, context.phonePrefix), region)
  // the Vatican's short numbers exist there, and not behind the prefix that it shares with Italy
  if (number?.isValid() && parsePhoneNumberFromString(number.number)?.isValid()) return { value: number.number }
  return context.country || context.phonePrefix ? { code: codeOf(incorrectCodes.phone, context) } : shape
}

/** A number that begins with + or 00 has its own prefix. */
function withPrefix(phone: string, prefix = ''): string {
  const international = phone.replace(/^00/, '+')
  const digits = prefix.replace(/\D/g, '').replace(/^00/, '')
  return international.startsWith('+') || digits === '' ? international : `+${digits} ${international}`
}
