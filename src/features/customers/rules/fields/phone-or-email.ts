import { checkEmail } from './email.ts'
import type { FieldContext, FieldResult } from './field-result.ts'
import { checkPhoneShape } from './phone-shape.ts'

/** Whether a text is meant as a phone number: only digits and * # + ( ) and space (B5.13); anything else is an e-mail. */
export function isPhoneTyped(typed: string): boolean {
  return /^[\d*#+() ]+$/.test(typed.trim())
}

/** A field that takes a phone number or an e-mail. */
export function checkPhoneOrEmail(typed: string, context: FieldContext = {}): FieldResult {
  if (typed.trim() === '') return { code: 'required' }
  return isPhoneTyped(typed) ? checkPhoneShape(typed, context) : checkEmail(typed, context)
}
