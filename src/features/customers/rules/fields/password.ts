import type { FieldContext, FieldResult } from './field-result.ts'
import { isSame } from './login.ts'
import { isTrivialPassword } from './trivial-password.ts'

/** What the store takes. */
export const longestPassword = 128

/** The bounds of customer data (B5.15); registration has its own (B5.36). Both are settings. */
const defaultLength = { min: 6, max: 30 }

/** A new password, exactly as typed: spaces count. A trivial one is valid, with a hint. */
export function checkPassword(typed: string, context: FieldContext = {}): FieldResult {
  const { min, max } = context.passwordLength ?? defaultLength
  if (typed === '') return { code: 'no_password' }
  if (typed.length < min) return { code: 'password_to_short', values: { min: String(min) } }
  if (typed.length > max) return { code: 'password_to_long', values: { max: String(max) } }
  if (/\p{Cc}/u.test(typed)) return { code: 'illegal_characters' }
  if (context.login && isSame(context.login, typed)) return { code: 'login_equals_password' }
  return isTrivialPassword(typed, context) ? { value: typed, hint: { code: 'password_trivial' } } : { value: typed }
}

/** The repetition of a password: the same characters (B5.16). */
export function checkPasswordRepetition(typed: string, { password = '' }: FieldContext = {}): FieldResult {
  if (typed === '') return { code: 'no_password' }
  return typed === password ? { value: typed } : { code: 'not_equal_passwords' }
}
