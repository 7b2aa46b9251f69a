import { ownProperty } from '#shared/own-property.ts'
import { checkBirthDate } from './birth-date.ts'
import { checkCheckbox, checkRegion, checkSelect, checkShop } from './choice.ts'
import { checkCompany } from './company.ts'
import { checkEmail } from './email.ts'
import type { FieldContext, FieldResult } from './field-result.ts'
import { checkIbanShape } from './iban-shape.ts'
import { checkLetter, checkRequired, lengthProblem } from './lengths.ts'
import { checkNewLogin } from './login.ts'
import { checkPassword, checkPasswordRepetition } from './password.ts'
import { checkPersonName } from './person-name.ts'
import { checkPhoneOrEmail } from './phone-or-email.ts'
import { checkPhoneShape } from './phone-shape.ts'
import { checkPostcode } from './postcode.ts'
import { checkStreet, checkStreetNumber, checkStreetOrTown } from './street.ts'
import { checkTaxNumberShape } from './tax-number-shape.ts'

export interface FieldRule {
  check: (typed: string, context?: FieldContext) => FieldResult
  /** The server knows more than this rule: phone numbers of the world, checksums, taken logins. What this rule refuses, it refuses too. */
  asksServer: boolean
}

const here = (check: FieldRule['check']): FieldRule => ({ check, asksServer: false })
const asksServer = (check: FieldRule['check']): FieldRule => ({ check, asksServer: true })

/** The kinds of fields by the name that forms and calls use (B5.20). */
export const fieldKinds = {
  firstname: here((typed, context) => checkPersonName(typed, 'firstname', context)),
  lastname: here((typed, context) => checkPersonName(typed, 'lastname', context)),
  name: here((typed, context) => checkPersonName(typed, 'name', context)),
  firm: here(checkCompany),
  additional: here(checkCompany),
  nip: asksServer(checkTaxNumberShape),
  street: here(checkStreet),
  street_number: here(checkStreetNumber),
  zipcode: here(checkPostcode),
  city: here((typed, context) => checkStreetOrTown(typed, 'city', context)),
  region: here(checkRegion),
  shop: here(checkShop),
  phone: asksServer(checkPhoneShape),
  phone2: asksServer((typed, context) => checkPhoneShape(typed, context, 'phone2')),
  phone_or_email: asksServer(checkPhoneOrEmail),
  email: here(checkEmail),
  birthdate: here(checkBirthDate),
  login: asksServer(checkNewLogin),
  password: here(checkPassword),
  password_repeat: here(checkPasswordRepetition),
  iban: asksServer(checkIbanShape),
  select: here(checkSelect),
  checkbox: here(checkCheckbox),
  letters: here(checkLetter),
  text: here(checkRequired),
} satisfies Record<string, FieldRule>

export type FieldKind = keyof typeof fieldKinds

export function isFieldKind(name: string): name is FieldKind {
  return ownProperty<FieldRule>(fieldKinds, name) !== undefined
}

/** Checks one field as far as the browser can: empty, its attributes, then the rule of its kind. */
export function checkField(kind: FieldKind, typed: string, context: FieldContext = {}): FieldResult {
  return checkByRule(fieldKinds[kind].check, typed, context)
}

/** The same with another rule of the kind: the server's. */
export function checkByRule(check: FieldRule['check'], typed: string, context: FieldContext): FieldResult {
  const empty = typed.trim() === ''
  if (empty && context.optional) return { value: '' }
  return (empty ? null : lengthProblem(typed, context)) ?? check(typed, context)
}
