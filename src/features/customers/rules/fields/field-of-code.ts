import type { ValidationCode } from '../../texts/validation.ts'
import type { FieldKind } from './kinds.ts'

const passwordCodes: ValidationCode[] = [
  'no_password',
  'not_equal_passwords',
  'password_to_long',
  'password_to_short',
  'login_equals_password',
]
const loginCodes: ValidationCode[] = [
  'incorect_login',
  'login_taken',
  'login_taken_login_propose',
  'no_login',
  'used_login',
]
const numberCodes: ValidationCode[] = ['no_street_number', 'no_street_number_uk', 'no_invoice_street_number']

/**
 * Returns the kind of the field that shows a code: one check answers for two fields, login and password (B5.24, B8.23, B8.24)
 * or street and number (B5.9). A code of neither stays at the field that was checked.
 */
export function fieldOfCode(code: ValidationCode, checked: FieldKind): FieldKind {
  if (checked === 'login' && passwordCodes.includes(code)) return 'password'
  if (checked === 'password' && loginCodes.includes(code)) return 'login'
  if (checked === 'street' && numberCodes.includes(code)) return 'street_number'
  return checked
}
