import { codedProblems, type FieldProblems } from '#features/customers/checks/field-problems.ts'
import type { Address } from '#features/customers/queries.ts'
import type { FieldArea } from '#features/customers/rules/fields/field-result.ts'
import { fieldOfCode, isFieldKind } from '#features/customers/rules/fields/kinds.ts'
import { joinStreetLine, splitStreetLine } from '#features/customers/rules/street-line.ts'
import type { ValidationCode } from '#features/customers/texts/validation.ts'
import { countryByRegion } from '#shared/regions.ts'
import { type TextOverrides, translate } from '#shared/text.ts'
import type { ValidationMessage } from './generated/resolver-types.ts'

type Given = string | null | undefined

/** An address of the wire, in any of its inputs; the street has the number of the building. */
export interface WireAddress {
  firstname?: Given
  lastname?: Given
  firm?: Given
  street?: Given
  zipcode?: Given
  city?: Given
  country?: unknown
  phone?: Given
  taxNumber?: Given
}

/** The fields of an address form; what is not given is as in `saved`. */
export function readAddress(given: WireAddress, saved?: Partial<Address>): Record<string, string> {
  const country = countryByRegion(given.country)?.toUpperCase() ?? saved?.country ?? 'PL'
  const { street: line, firm } = given
  const { street = '', streetNumber = '' } = saved ?? {}
  const isSame = line == null || line === joinStreetLine({ street, streetNumber })
  return {
    ...{ country, firstName: given.firstname ?? saved?.firstName ?? '', label: saved?.label ?? '' },
    ...{ lastName: given.lastname ?? saved?.lastName ?? '', company: firm ?? saved?.company ?? '' },
    ...(isSame ? { street, streetNumber } : splitStreetLine(line, country)),
    ...{ postcode: given.zipcode ?? saved?.postcode ?? '', city: given.city ?? saved?.city ?? '' },
    ...{ phone: given.phone ?? saved?.phone ?? '', taxNumber: given.taxNumber ?? saved?.taxNumber ?? '' },
  }
}

/** The same of data for invoices: a person's name is that of the invoice. */
export function readInvoiceAddress(given: WireAddress, saved?: Partial<Address>): Record<string, string> {
  const person = `${given.firstname ?? ''} ${given.lastname ?? ''}`.trim()
  return readAddress({ ...given, firm: given.firm || person || given.firm }, saved)
}

/** The names of fields as validateClientData has them. */
const wireNames: Record<string, string> = {
  ...{ firstname: 'firstname', lastname: 'lastname', company: 'firm', name: 'firm', taxnumber: 'nip' },
  ...{ streetnumber: 'street_number', postcode: 'zipcode', country: 'region', passwordrepeat: 'password_repeat' },
  pickuppoint: 'pickupPoint',
}

/**
 * The problems of a form as messages, the same one once (B5.24); a missing street is not missing its number as well. `area` is that of
 * the fields without a prefix.
 */
export function problemAnswers(
  problems: FieldProblems,
  overrides: TextOverrides,
  area: FieldArea = 'client',
): ValidationMessage[] {
  const coded = codedProblems(problems, area)
  const missing = coded.filter(({ code }) => /^no_(?:\w+_)?street$/.test(code)).map(({ field }) => `${field}Number`)
  const answers = new Map<string, ValidationMessage>()
  for (const { field: name, code, message } of coded) {
    if (missing.includes(name)) continue
    const field = fieldOfProblem(code, wireName(name))
    answers.set(`${field} ${code}`, { field, code, message: translate(message.text, message.values, overrides) })
  }
  return [...answers.values()]
}

/** 'deliveryPostcode' → 'delivery_zipcode' */
function wireName(field: string): string {
  const [, prefix = '', name = ''] = /^(delivery|invoice)?(\w+)$/.exec(field) ?? []
  const plain = name.toLowerCase()
  return `${prefix && `${prefix}_`}${wireNames[plain] ?? plain}`
}

function fieldOfProblem(code: string, field: string): string {
  return isFieldKind(field) ? fieldOfCode(code as ValidationCode, field) : field
}
