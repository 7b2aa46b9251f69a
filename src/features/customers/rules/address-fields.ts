import { isCountry } from '#shared/postal-address.ts'
import { codeOf, incorrectCodes } from './fields/codes-by-area.ts'
import { checkEmail } from './fields/email.ts'
import type { FieldArea, FieldContext, FieldResult } from './fields/field-result.ts'
import { type FormFieldRule, optionalRule } from './fields/form-field-rule.ts'
import { checkPersonName } from './fields/person-name.ts'
import { checkPhoneShape } from './fields/phone-shape.ts'
import { checkPostcode } from './fields/postcode.ts'
import { checkCompany, checkStreetNumber, checkStreetOrTown } from './fields/street.ts'
import { checkTaxNumberShape } from './fields/tax-number-shape.ts'

/** A part of a form: its fields are rules of one area, of the country in one field. */
interface AddressPart {
  area: FieldArea
  /** The name of the field with the country; 'country' when absent. */
  country?: string
  /** The field and value that open the part; without it the part is always open. */
  opens?: { name: string; value: string }
}

/** Makes the rule of a field in such a part. */
function ruleInPart(
  { area, country: name = 'country', opens }: AddressPart,
  check: (typed: string, context: FieldContext) => FieldResult,
): FormFieldRule {
  return {
    check: (typed, values) => check(typed, { area, country: values[name] ?? 'PL' }),
    dependsOn: [name, ...(opens ? [opens.name] : [])],
    ...(opens && { applies: (values) => values[opens.name] === opens.value }),
  }
}

/** E-mail and phone. */
export const contactRules = {
  email: { check: (typed) => checkEmail(typed) },
  phone: phoneRule({ area: 'client' }),
} satisfies Record<string, FormFieldRule>

/** A phone whose number is one of the country; which ones exist there is what the server knows. */
export function phoneRule(part: AddressPart): FormFieldRule {
  return { ...ruleInPart(part, checkPhoneShape), asks: 'phone' }
}

export function nameRules(part: AddressPart) {
  return {
    firstName: ruleInPart(part, (typed, context) => checkPersonName(typed, 'firstname', context)),
    lastName: ruleInPart(part, (typed, context) => checkPersonName(typed, 'lastname', context)),
  }
}

export function placeRules(part: AddressPart) {
  return {
    street: ruleInPart(part, (typed, context) => checkStreetOrTown(typed, 'street', context)),
    streetNumber: ruleInPart(part, checkStreetNumber),
    postcode: ruleInPart(part, checkPostcode),
    city: ruleInPart(part, (typed, context) => checkStreetOrTown(typed, 'city', context)),
  }
}

export function companyRule(part: AddressPart): FormFieldRule {
  return ruleInPart(part, checkCompany)
}

/** A tax number; the checksums of other countries are the server's. */
export function taxNumberRule(part: AddressPart): FormFieldRule {
  return { ...ruleInPart(part, checkTaxNumberShape), asks: 'nip' }
}

/** The select of a country. */
export function countryRule(part: AddressPart): FormFieldRule {
  const check = (typed: string, context: FieldContext): FieldResult =>
    isCountry(typed) ? { value: typed } : { code: codeOf(incorrectCodes.region, context) }
  return ruleInPart(part, check)
}

/** The recipient of the invoice while its box is checked. */
const invoice: AddressPart = { area: 'invoice', opens: { name: 'wantsInvoice', value: 'on' } }
export const invoiceRules = {
  invoiceTaxNumber: optionalRule(taxNumberRule(invoice)),
  invoiceName: companyRule(invoice),
  ...withPrefix('invoice', placeRules(invoice)),
}

/** The consent that every such form requires. */
export const termsRule: FormFieldRule = {
  check: (typed) => (typed === 'on' ? { value: typed } : { code: 'no_terms' }),
}

/** 'city' → 'deliveryCity' */
export function withPrefix<Value>(prefix: string, fields: Record<string, Value>): Record<string, Value> {
  const named = (name: string) => prefix + name.charAt(0).toUpperCase() + name.slice(1)
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [named(name), value]))
}
