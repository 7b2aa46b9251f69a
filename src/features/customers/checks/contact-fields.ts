import { z } from 'zod'
import { isCountry, type PostalAddress } from '#shared/postal-address.ts'

import { codeOf, incorrectCodes } from '../rules/fields/codes-by-area.ts'

import { checkEmail } from '../rules/fields/email.ts'
import type { FieldContext, FieldResult } from '../rules/fields/field-result.ts'
import { checkBirthDate } from '../rules/fields/kinds.ts'
import { checkPersonName } from '../rules/fields/person-name.ts'
import { checkPostcode } from '../rules/fields/postcode.ts'
import { checkCompany, checkStreetNumber, checkStreetOrTown } from '../rules/fields/street.ts'
import { typedText } from '../rules/fields/typed-text.ts'
import { checkPhone } from './phone.ts'
import { checkTaxNumber } from './tax-number.ts'

/** Makes a schema from a field's rule; the message of a problem is its code. */
export function field(check: (typed: string) => FieldResult) {
  return z.string().transform((typed, context) => {
    const result = check(typed)
    if ('value' in result) return result.value
    context.issues.push({ code: 'custom', message: result.code, params: result.values, input: typed })
    return z.NEVER
  })
}

/** The same; empty is valid too. */
export function optionalField(check: (typed: string) => FieldResult) {
  return field((typed) => (typedText(typed) === '' ? { value: '' } : check(typed)))
}

/** E-mail and phone. The phone format depends on the country; where there is no such country, that alone is the problem. */
export function contactFields(country: string) {
  const context = isCountry(country) ? { country } : {}
  return { email: field((typed) => checkEmail(typed)), phone: field((typed) => checkPhone(typed, context)) }
}

/** A recipient's name and address: of a parcel, or the client's own, which differ in their codes. */
export function deliveryFields(country: string, area: 'delivery' | 'invoice' | 'client' = 'delivery') {
  const context: FieldContext = { area, country }
  return {
    firstName: field((typed) => checkPersonName(typed, 'firstname', context)),
    lastName: field((typed) => checkPersonName(typed, 'lastname', context)),
    company: optionalField((typed) => checkCompany(typed, context)),
    street: field((typed) => checkStreetOrTown(typed, 'street', context)),
    streetNumber: field((typed) => checkStreetNumber(typed, context)),
    postcode: field((typed) => checkPostcode(typed, context)),
    city: field((typed) => checkStreetOrTown(typed, 'city', context)),
    country: z.string().refine(isCountry, { error: codeOf(incorrectCodes.region, context) }),
  }
}

/** A client's own name and birth date (B5.37, B5.40). */
export function personFields({ today }: Pick<FieldContext, 'today'>) {
  const { firstName, lastName } = deliveryFields('', 'client')
  const birthDate = optionalField((typed) => checkBirthDate(typed, today === undefined ? {} : { today }))
  return { firstName, lastName, birthDate }
}

/** What a business client has besides. */
export function companyFields(country: string) {
  return {
    company: field((typed) => checkCompany(typed)),
    taxNumber: field((typed) => checkTaxNumber(typed, { country })),
  }
}

/** The invoice recipient when different from the delivery; a person when there is no tax number. */
export function invoiceFields(country: string) {
  const context: FieldContext = { area: 'invoice', country }
  return {
    invoiceName: field((typed) => checkCompany(typed, context)),
    invoiceTaxNumber: optionalField((typed) => checkTaxNumber(typed, context)),
    invoiceStreet: field((typed) => checkStreetOrTown(typed, 'street', context)),
    invoiceStreetNumber: field((typed) => checkStreetNumber(typed, context)),
    invoicePostcode: field((typed) => checkPostcode(typed, context)),
    invoiceCity: field((typed) => checkStreetOrTown(typed, 'city', context)),
  }
}

/** The texts of a form; what is missing is empty. */
export function textFields<Fields extends Record<string, string>>(
  given: Record<string, string | undefined>,
  empty: Fields,
): Fields {
  return Object.fromEntries(Object.entries(empty).map(([name, value]) => [name, given[name] ?? value])) as Fields
}

/** The invoice recipient as an address; a company's name is that of a person where there is no tax number. */
export function toInvoiceAddress(
  data: z.infer<z.ZodObject<ReturnType<typeof invoiceFields>>>,
  country: string,
): PostalAddress {
  return {
    firstName: '',
    lastName: '',
    company: data.invoiceName,
    taxNumber: data.invoiceTaxNumber,
    street: data.invoiceStreet,
    streetNumber: data.invoiceStreetNumber,
    postcode: data.invoicePostcode,
    city: data.invoiceCity,
    country,
  }
}
