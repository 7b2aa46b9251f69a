import type { CheckedFields, ClientFields } from '#features/customers/checks/client-data.ts'
import type { FieldArea, FieldContext } from '#features/customers/rules/fields/field-result.ts'
import { type FieldKind, isFieldKind } from '#features/customers/rules/fields/kinds.ts'
import { ownProperty } from '#shared/own-property.ts'
import { countryByRegion } from '#shared/regions.ts'
import { type TextOverrides, translate } from '#shared/text.ts'

/** Names of fields in forms of this family, without 'client_', where they differ from our kinds. */
const otherNames: Record<string, FieldKind> = {
  birth_date: 'birthdate',
  number: 'street_number',
  country: 'region',
  passwordrep: 'password_repeat',
  password_repeat: 'password_repeat',
  bank_account: 'iban',
  company: 'firm',
}

/** The kind and area of a field by its validation name: 'client_zipcode', 'delivery_phone', 'email'; null for an unknown one. */
export function readFieldName(name: string): { kind: FieldKind; area: FieldArea | undefined } | null {
  const [, area, rest = name] = /^(client|delivery|invoice)_(.+)$/.exec(name) ?? []
  const kind = isFieldKind(rest) ? rest : ownProperty(otherNames, rest)
  return kind === undefined ? null : { kind, area: area as FieldArea | undefined }
}

/**
 * The fields of a form of older clients, one part for each area: {client_zipcode: '00-950', client_region: '1143020003',
 * delivery_city: 'Praga'}. A part without a country of its own has the client's. Fields with unknown names are left out.
 */
export function readClientForm(form: ReadonlyMap<string, string>): { fields: ClientFields; context: FieldContext }[] {
  const areas = new Map<FieldArea, ClientFields>()
  for (const [name, typed] of form) {
    const field = readFieldName(name)
    if (!field) continue
    const { kind, area = 'client' } = field
    areas.set(area, { ...areas.get(area), [kind]: typed })
  }
  const context = { ...readContext(form), ...readCountry(areas.get('client')?.region) }
  return [...areas].map(([area, fields]) => ({ fields, context: { ...context, area } }))
}

/**
 * One field, by kind or, where that is unknown, by name; the country, the prefix of a phone, and what stands beside a password are
 * further fields. Null for an unknown kind.
 */
export function readOneField(
  form: ReadonlyMap<string, string>,
): { kind: FieldKind; typed: string; context: FieldContext } | null {
  const field = readFieldName(form.get('kind') ?? '') ?? readFieldName(form.get('name') ?? '')
  if (!field) return null
  const area = field.area ?? readFieldName(form.get('name') ?? '')?.area
  return { kind: field.kind, typed: form.get('value') ?? '', context: { ...readContext(form), ...(area && { area }) } }
}

function readContext(form: ReadonlyMap<string, string>): FieldContext {
  const text = (name: string, member: keyof FieldContext) => {
    const value = form.get(name)
    return value === undefined ? {} : { [member]: value }
  }
  const length = (name: string, member: 'minLength' | 'maxLength') => {
    const value = form.get(name) ?? ''
    return /^\d{1,5}$/.test(value) ? { [member]: Number(value) } : {}
  }
  return {
    ...readCountry(form.get('country')),
    ...text('prefix', 'phonePrefix'),
    ...text('login', 'login'),
    ...text('password', 'password'),
    ...text('street_number', 'streetNumber'),
    ...length('minlength', 'minLength'),
    ...length('maxlength', 'maxLength'),
  }
}

function readCountry(region: string | undefined): { country?: string } {
  const country = countryByRegion(region)?.toUpperCase() ?? ''
  return /^[A-Z]{2}$/.test(country) ? { country } : {}
}

export interface ValidationAnswer {
  /** 0: valid. */
  errno: 0 | 1
  message?: string
  /** Of B8.1–B8.24. */
  code?: string
  /** The kind of the field that shows the message, where it is not the checked one (B5.24). */
  field?: FieldKind
}

/** The first problem of checked fields; `checked` is the kind where only one was. */
export function validationAnswer(
  { problems: [problem] }: Pick<CheckedFields, 'problems'>,
  overrides: TextOverrides,
  checked?: FieldKind,
): ValidationAnswer {
  if (!problem) return { errno: 0 }
  const { code, field, message } = problem
  const said = { errno: 1, message: translate(message.text, message.values, overrides), code } as const
  return field === checked ? said : { ...said, field }
}
