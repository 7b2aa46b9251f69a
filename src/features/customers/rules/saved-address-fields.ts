import { companyRule, countryRule, nameRules, phoneRule, placeRules, taxNumberRule } from './address-fields.ts'
import type { FieldResult } from './fields/field-result.ts'
import { type FormFieldRule, optionalRule } from './fields/form-field-rule.ts'
import { tooLong } from './fields/lengths.ts'

/** Of the addresses that a client saves; the client's own is `billing`. */
export type SavedAddressKind = 'delivery' | 'invoice'

const delivery = { area: 'delivery' } as const
const invoice = { area: 'invoice' } as const
const label: FormFieldRule = optionalRule({ check: checkLabel })

/** The fields of a saved address that the browser checks, in the order of the page; `checkSavedAddress` is the server's schema. */
export const savedAddressFields: Record<SavedAddressKind, Record<string, FormFieldRule>> = {
  delivery: {
    label,
    ...nameRules(delivery),
    company: optionalRule(companyRule(delivery)),
    phone: optionalRule(phoneRule(delivery)),
    ...placeRules(delivery),
    country: countryRule(delivery),
  },
  invoice: {
    label,
    taxNumber: optionalRule(taxNumberRule(invoice)),
    company: companyRule(invoice),
    ...placeRules(invoice),
    country: countryRule(invoice),
  },
}

const longestLabel = 40

/** The client's own name for an address, such as 'Biuro'. */
export function checkLabel(typed: string): FieldResult {
  const label = typed.trim()
  if (label.length > longestLabel) return tooLong(longestLabel)
  return /\p{Cc}/u.test(label) ? { code: 'illegal_characters' } : { value: label }
}
