import { ownProperty } from '#shared/own-property.ts'
import type { ValidationCode } from '../../texts/validation.ts'
import { codeOf, incorrectCodes } from './codes-by-area.ts'
import { checkEmail } from './email.ts'
import type { FieldContext, FieldResult } from './field-result.ts'
import { checkIbanShape } from './iban-shape.ts'
import { checkLetter, checkRequired, lengthProblem } from './lengths.ts'
import { checkNewLogin } from './login.ts'
import { checkPassword, checkPasswordRepetition } from './password.ts'
import { checkPersonName } from './person-name.ts'
import { checkPhoneOrEmail, checkPhoneShape } from './phone-shape.ts'
import { checkPostcode } from './postcode.ts'
import { checkCompany, checkStreet, checkStreetNumber, checkStreetOrTown } from './street.ts'
import { checkTaxNumberShape } from './tax-number-shape.ts'
import { typedNumber, typedText } from './typed-text.ts'

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
  shop: here(checkPickupShop),
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
  const empty = typedText(typed) === ''
  if (empty && context.optional) return { value: '' }
  return (empty ? null : lengthProblem(typed, context)) ?? check(typed, context)
}

/** A birth date as typed, RRRR-MM-DD (B5.40, B8.1): a day of the calendar since 1900, and not after today. */
export function checkBirthDate(typed: string, { today }: FieldContext = {}): FieldResult {
  const date = typedNumber(typed)
  if (date === '') return { code: 'required' }
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? []
  const exists = Number(day) >= 1 && Number(day) <= daysIn(Number(year), Number(month))
  if (!exists) return { code: 'birth_date' }
  return date < '1900-01-01' || (today !== undefined && date > today) ? { code: 'birth_date_range' } : { value: date }
}

/** 0 for a month that does not exist. */
function daysIn(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return [0, 31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month] ?? 0
}

/** A select: the placeholder is '' (B5.4), and another value than the offered ones is none. */
export function checkSelect(typed: string, { options }: FieldContext = {}): FieldResult {
  return typed === '' || options?.includes(typed) === false ? { code: 'no_option' } : { value: typed }
}

/** A country or its region, by an ISO code or a number of the wire. */
export function checkRegion(typed: string, context: FieldContext = {}): FieldResult {
  const region = typed.trim()
  const known = context.options?.includes(region) ?? /^(?:[A-Z]{2}|\d{1,10})$/.test(region)
  return known ? { value: region } : { code: codeOf(incorrectCodes.region, context) }
}

/** One shop of a list (B8.11). */
export function checkPickupShop(typed: string, context: FieldContext = {}): FieldResult {
  return 'value' in checkSelect(typed, context) ? { value: typed } : { code: 'incorect_shops' }
}

/** A required checkbox; an unchecked one has no value (B5.5). */
export function checkCheckbox(typed: string): FieldResult {
  return typed === '' ? { code: 'not_checked' } : { value: typed }
}

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
