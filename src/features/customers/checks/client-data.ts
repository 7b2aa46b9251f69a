import { countryName } from '#shared/postal-address.ts'
import { countryByRegion } from '#shared/regions.ts'
import type { Message } from '#shared/text.ts'
import { fieldOfCode } from '../rules/fields/field-of-code.ts'
import type { FieldContext, FieldProblem, FieldResult } from '../rules/fields/field-result.ts'
import type { FieldKind } from '../rules/fields/kinds.ts'
import { type ValidationCode, validationTexts } from '../texts/validation.ts'
import { checkFieldOnServer } from './server-fields.ts'

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
  return /^[A-Z]{2}$/.test(country) && countryName(country) !== country ? country : undefined
}

function checkCountry(country: string | undefined, context: FieldContext): FieldResult {
  return country === undefined ? checkFieldOnServer('region', '', context) : { value: country }
}

/** The same problem of login and password is one message (B5.24). */
function addMessage(messages: FieldMessage[], checked: FieldKind, { code, values }: FieldProblem, typed: string): void {
  const field = fieldOfCode(code, checked)
  if (messages.some((other) => other.field === field && other.code === code)) return
  const empty = typed.trim() === '' ? codesWhenEmpty[checked] : undefined
  const text = validationTexts[code]
  messages.push({ field, code: empty ?? code, message: values ? { text, values } : { text } })
}

/** The context's members are absent rather than undefined. */
function withoutUndefined(context: { [Name in keyof FieldContext]: FieldContext[Name] | undefined }): FieldContext {
  return Object.fromEntries(Object.entries(context).filter(([, value]) => value !== undefined))
}
