import { type CodedProblem, codedProblems, type FieldProblems } from '#features/customers/checks/field-problems.ts'
import type { Address } from '#features/customers/queries.ts'
import type { FieldArea } from '#features/customers/rules/fields/field-result.ts'
import { joinStreetLine, splitStreetLine } from '#features/customers/rules/street-line.ts'
import { countryByRegion } from '#shared/regions.ts'
import { type TextOverrides, translate } from '#shared/text.ts'
import type { ValidationMessage } from './generated/resolver-types.ts'

type Given = string | null | undefined

/** An address of the wire, in any of its inputs; the street has the number of the house. */
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
  const before = { street: '', streetNumber: '', ...saved }
  const street = line == null ? joinStreetLine(before) : line
  const isNew = line != null && line !== joinStreetLine(before)
  return {
    ...{ country, firstName: given.firstname ?? saved?.firstName ?? '', label: saved?.label ?? '' },
    ...{ lastName: given.lastname ?? saved?.lastName ?? '', company: firm ?? saved?.company ?? '' },
    ...(isNew ? splitStreetLine(street, country) : { street: before.street, streetNumber: before.streetNumber }),
    ...{ postcode: given.zipcode ?? saved?.postcode ?? '', city: given.city ?? saved?.city ?? '' },
    ...{ phone: given.phone ?? saved?.phone ?? '', taxNumber: given.taxNumber ?? saved?.taxNumber ?? '' },
  }
}

/** The names of fields as validateClientData has them. */
const wireNames: Record<string, string> = {
  ...{ firstname: 'firstname', lastname: 'lastname', company: 'firm', name: 'firm', taxnumber: 'nip' },
  ...{ streetnumber: 'street_number', postcode: 'zipcode', country: 'region', passwordrepeat: 'password_repeat' },
}

/** The problems of a form as messages; a missing street is not missing its number as well. */
export function problemAnswers(
  problems: FieldProblems,
  overrides: TextOverrides,
  area: FieldArea = 'client',
): ValidationMessage[] {
  const coded = codedProblems(problems, area)
  const missing = coded.filter(({ code }) => /^no_(?:\w+_)?street$/.test(code)).map(({ field }) => `${field}Number`)
  return coded
    .filter(({ field }) => !missing.includes(field))
    .map(({ field, code, message }: CodedProblem) => ({
      ...{ field: wireName(field), code },
      message: translate(message.text, message.values, overrides),
    }))
}

/** 'deliveryPostcode' → 'delivery_zipcode' */
function wireName(field: string): string {
  const [, prefix = '', name = ''] = /^(delivery|invoice)?(\w+)$/.exec(field) ?? []
  const plain = name.toLowerCase()
  return `${prefix && `${prefix}_`}${wireNames[plain] ?? plain}`
}
