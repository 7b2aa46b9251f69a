import { isCountry } from '#shared/postal-address.ts'
import { countryByRegion } from '#shared/regions.ts'
import type { Message } from '#shared/text.ts'
import { checkEmail } from '../rules/fields/email.ts'
import type { FieldContext, FieldProblem, FieldResult } from '../rules/fields/field-result.ts'
import { checkByRule, type FieldKind, type FieldRule, fieldKinds, fieldOfCode } from '../rules/fields/kinds.ts'
import { isPhoneTyped } from '../rules/fields/phone-shape.ts'
import { typedText } from '../rules/fields/typed-text.ts'
import { type ValidationCode, validationTexts } from '../texts/validation.ts'
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
  if (typedText(typed) === '') return { code: 'required' }
  return isPhoneTyped(typed) ? checkPhone(typed, context) : checkEmail(typed, context)
}

/** Checks one field with all that needs no database: what the server stores (B5.20). */
export function checkFieldOnServer(kind: FieldKind, typed: string, context: FieldContext = {}): FieldResult {
  return checkByRule(serverRules[kind] ?? fieldKinds[kind].check, typed, context)
}

/** What was typed into fields, by kind; only the given fields are checked. */
export type ClientFields = Partial<Record<FieldKind, string>>

/** A problem or hint, at the field that shows it. */
export interface FieldMessage {
  field: FieldKind
  code: ValidationCode
  message: Message
}

export interface CheckedFields {
  problems: FieldMessage[]
  /** What the client may look at again; it stops nobody. */
  hints: FieldMessage[]
  /** The values of fields without problems, as they would be stored. */
  values: ClientFields
}

/** The codes of the specification for empty fields that have no code of their own. */
const codesWhenEmpty: Partial<Record<FieldKind, ValidationCode>> = {
  zipcode: 'incorect_zipcode',
  email: 'incorect_email',
  nip: 'incorect_nip',
  birthdate: 'birth_date',
  iban: 'incorrect_iban',
}

/** Checks the given fields with all that needs no database; `region` is the country of the others, by region id or two letters. */
export function checkClientFields(fields: ClientFields, given: FieldContext = {}): CheckedFields {
  const country = fields.region === undefined ? given.country : readCountry(fields.region)
  const { login, email, password, street_number: streetNumber } = fields
  const context = { ...given, ...withoutUndefined({ country, login, email, password, streetNumber }) }
  const checked: CheckedFields = { problems: [], hints: [], values: {} }
  for (const [kind, typed] of Object.entries(fields) as [FieldKind, string][]) {
    const result = kind === 'region' ? checkCountry(country, context) : checkFieldOnServer(kind, typed, context)
    if ('code' in result) addMessage(checked.problems, kind, result, typed)
    else {
      checked.values[kind] = result.value
      if (result.hint) addMessage(checked.hints, kind, result.hint, typed)
    }
  }
  return checked
}

/** Undefined where there is no such country. */
function readCountry(region: string): string | undefined {
  const country = countryByRegion(region)?.toUpperCase() ?? ''
  return isCountry(country) ? country : undefined
}

function checkCountry(country: string | undefined, context: FieldContext): FieldResult {
  return country === undefined ? checkFieldOnServer('region', '', context) : { value: country }
}

/** The same problem of login and password is one message (B5.24). */
function addMessage(messages: FieldMessage[], checked: FieldKind, { code, values }: FieldProblem, typed: string): void {
  const field = fieldOfCode(code, checked)
  if (messages.some((other) => other.field === field && other.code === code)) return
  const empty = typedText(typed) === '' ? codesWhenEmpty[checked] : undefined
  const text = validationTexts[code]
  messages.push({ field, code: empty ?? code, message: values ? { text, values } : { text } })
}

/** The context's members are absent rather than undefined. */
function withoutUndefined(context: { [Name in keyof FieldContext]: FieldContext[Name] | undefined }): FieldContext {
  return Object.fromEntries(Object.entries(context).filter(([, value]) => value !== undefined))
}
