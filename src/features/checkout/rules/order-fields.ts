import { checkEmail } from '#features/customers/rules/fields/email.ts'
import type { FieldContext, FieldResult } from '#features/customers/rules/fields/field-result.ts'
import { type FormFieldRule, optionalRule } from '#features/customers/rules/fields/form-field-rule.ts'
import { checkPersonName } from '#features/customers/rules/fields/person-name.ts'
import { checkPhoneShape } from '#features/customers/rules/fields/phone-shape.ts'
import { checkPostcode } from '#features/customers/rules/fields/postcode.ts'
import { checkCompany, checkStreetNumber, checkStreetOrTown } from '#features/customers/rules/fields/street.ts'
import { checkTaxNumberShape } from '#features/customers/rules/fields/tax-number-shape.ts'

type Rule = (typed: string, context: FieldContext) => FieldResult

/** A country is a code of two letters. */
const countryPattern = /^[A-Z]{2}$/
export const giftCardPattern = /^[\p{L}\d -]{0,40}$/u

const inArea = (area: 'delivery' | 'invoice', rule: Rule): FormFieldRule['check'] => {
  return (typed, { country = 'PL' }) => rule(typed, { area, country })
}
const delivery = (rule: Rule): FormFieldRule => ({ check: inArea('delivery', rule) })
const invoice = (rule: Rule): FormFieldRule => ({
  check: inArea('invoice', rule),
  applies: ({ wantsInvoice }) => wantsInvoice === 'on',
  dependsOn: ['wantsInvoice', 'country'],
})
const onCountry = { dependsOn: ['country'] }
const street: Rule = (typed, context) => checkStreetOrTown(typed, 'street', context)
const city: Rule = (typed, context) => checkStreetOrTown(typed, 'city', context)

/** The fields of the order form that the browser checks, in the order of the page; `checkOrder` is the server's schema. */
export const orderFields = {
  email: { check: (typed) => checkEmail(typed) },
  phone: { check: (typed, { country = 'PL' }) => checkPhoneShape(typed, { country }), asks: 'phone', ...onCountry },
  firstName: delivery((typed, context) => checkPersonName(typed, 'firstname', context)),
  lastName: delivery((typed, context) => checkPersonName(typed, 'lastname', context)),
  company: { check: optionalRule(inArea('delivery', checkCompany)) },
  street: delivery(street),
  streetNumber: { ...delivery(checkStreetNumber), ...onCountry },
  postcode: { ...delivery(checkPostcode), ...onCountry },
  city: delivery(city),
  country: { check: (typed) => (countryPattern.test(typed) ? { value: typed } : { code: 'incorect_delivery_region' }) },
  invoiceName: invoice(checkCompany),
  invoiceTaxNumber: {
    ...invoice(checkTaxNumberShape),
    check: optionalRule(inArea('invoice', checkTaxNumberShape)),
    asks: 'nip',
  },
  invoiceStreet: invoice(street),
  invoiceStreetNumber: invoice(checkStreetNumber),
  invoicePostcode: invoice(checkPostcode),
  invoiceCity: invoice(city),
  giftCardCode: { check: (typed) => (giftCardPattern.test(typed) ? { value: typed } : { code: 'no_gift_card' }) },
  terms: { check: (typed) => (typed === 'on' ? { value: typed } : { code: 'no_terms' }) },
} satisfies Record<string, FormFieldRule>
