import { checkEmail } from '../rules/fields/email.ts'
import type { FieldContext, FieldResult } from '../rules/fields/field-result.ts'
import { checkByRule, type FieldKind, type FieldRule, fieldKinds } from '../rules/fields/kinds.ts'
import { isPhoneTyped } from '../rules/fields/phone-or-email.ts'
import { checkIban } from './iban.ts'
import { checkPhone } from './phone.ts'
import { checkTaxNumber } from './tax-number.ts'

/** Rules that need the data of a library, so the browser asks for their result. */
const serverRules: Partial<Record<FieldKind, FieldRule['check']>> = {
  nip: checkTaxNumber,
  phone: checkPhone,
  phone2: (typed, context) => checkPhone(typed, context, 'phone2'),
  phone_or_email: checkPhoneOrEmail,
  iban: checkIban,
}

function checkPhoneOrEmail(typed: string, context: FieldContext = {}): FieldResult {
  if (typed.trim() === '') return { code: 'required' }
  return isPhoneTyped(typed) ? checkPhone(typed, context) : checkEmail(typed, context)
}

/** Checks one field with all that needs no database: what the server stores (B5.20). */
export function checkFieldOnServer(kind: FieldKind, typed: string, context: FieldContext = {}): FieldResult {
  return checkByRule(serverRules[kind] ?? fieldKinds[kind].check, typed, context)
}
