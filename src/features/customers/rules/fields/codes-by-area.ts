import type { ValidationCode } from '../../texts/validation.ts'
import type { FieldArea, FieldContext } from './field-result.ts'

/** The first code is the client's own; areas without a code of their own use it. */
type CodesByArea = { client: ValidationCode } & Partial<Record<FieldArea, ValidationCode>>

/** Codes of empty fields (B8.18). */
export const missingCodes = {
  name: { client: 'no_name' },
  firstname: { client: 'no_firstname', delivery: 'no_delivery_firstname', invoice: 'no_invoice_firstname' },
  lastname: { client: 'no_lastname', delivery: 'no_delivery_lastname', invoice: 'no_invoice_lastname' },
  firm: { client: 'no_firmname', invoice: 'no_invoice_firmname' },
  street: { client: 'no_street', delivery: 'no_delivery_street', invoice: 'no_invoice_street' },
  streetNumber: { client: 'no_street_number', invoice: 'no_invoice_street_number' },
  city: { client: 'no_city', delivery: 'no_delivery_city', invoice: 'no_invoice_city' },
} satisfies Record<string, CodesByArea>

/** Codes of characters that a field does not allow (B8.2). */
export const illegalCodes = {
  name: { client: 'illegal_characters' },
  firstname: { client: 'illegal_characters_client_firstname', delivery: 'illegal_characters_delivery_firstname' },
  lastname: { client: 'illegal_characters_client_lastname', delivery: 'illegal_characters_delivery_lastname' },
  firm: { client: 'illegal_characters_client_firm', delivery: 'illegal_characters_delivery_additional' },
  street: { client: 'illegal_characters_client_street', delivery: 'illegal_characters_delivery_street' },
  city: { client: 'illegal_characters_client_city', delivery: 'illegal_characters_delivery_city' },
  phone: { client: 'illegal_characters_client_phone', delivery: 'illegal_characters_delivery_phone' },
  phone2: { client: 'illegal_characters_client_phone2' },
  nip: { client: 'illegal_characters_client_nip' },
} satisfies Record<string, CodesByArea>

/** Codes of values that are not valid. */
export const incorrectCodes = {
  zipcode: { client: 'incorect_zipcode', delivery: 'incorect_delivery_zipcode', invoice: 'incorect_invoice_zipcode' },
  phone: { client: 'incorect_phone', invoice: 'incorect_invoice_phone' },
  region: { client: 'incorrect_region', delivery: 'incorect_delivery_region' },
  email: { client: 'incorect_email', opinion: 'incorect_opinion_email' },
  nip: { client: 'incorect_nip' },
  iban: { client: 'incorrect_iban', returns: 'incorrect_returns_iban' },
} satisfies Record<string, CodesByArea>

/** Returns the area's own code, or the client's. */
export function codeOf(codes: CodesByArea, { area = 'client' }: FieldContext): ValidationCode {
  return codes[area] ?? codes.client
}
