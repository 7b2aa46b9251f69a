import {
  companyRule,
  contactRules,
  countryRule,
  invoiceRules,
  nameRules,
  placeRules,
  termsRule,
  withPrefix,
} from '#features/customers/rules/address-fields.ts'
import type { FieldResult } from '#features/customers/rules/fields/field-result.ts'
import { type FormFieldRule, optionalRule } from '#features/customers/rules/fields/form-field-rule.ts'
import { tooLong } from '#features/customers/rules/fields/lengths.ts'
import { countCharacters, maxCommentLength } from '#shared/comment.ts'
import { consentFields } from './consents.ts'
import { typesOtherDelivery } from './order-form.ts'
import { checkPickupPoint } from './pickup-point.ts'

export const giftCardPattern = /^[\p{L}\d -]{0,40}$/u

/** What does not fit is refused, not cut (B9.13): it may be the end that counts. */
export function checkComment(typed: string): FieldResult {
  return countCharacters(typed) > maxCommentLength ? tooLong(maxCommentLength) : { value: typed }
}

const delivery = { area: 'delivery' } as const
const recipient = { ...delivery, country: 'deliveryCountry' } as const

/** The fields of another recipient, while they are to be typed. */
const recipientRules = Object.fromEntries(
  Object.entries(
    withPrefix('delivery', {
      ...nameRules(recipient),
      company: optionalRule(companyRule(recipient)),
      ...placeRules(recipient),
      country: countryRule(recipient),
    }),
  ).map(([name, rule]): [string, FormFieldRule] => [
    name,
    { ...rule, dependsOn: [...(rule.dependsOn ?? []), 'otherDelivery', 'savedAddress'], applies: typesOtherDelivery },
  ]),
)

/** The fields of the first step that the browser checks, in the order of the page; `checkOrderData` is the server's schema. */
export const dataFields: Record<string, FormFieldRule> = {
  ...contactRules,
  ...nameRules(delivery),
  company: optionalRule(companyRule(delivery)),
  ...placeRules(delivery),
  country: countryRule(delivery),
  ...recipientRules,
  ...invoiceRules,
  pickupPoint: { check: checkPickupPoint, applies: (values) => 'pickupPoint' in values }, // else it is disabled
  giftCardCode: { check: (typed) => (giftCardPattern.test(typed) ? { value: typed } : { code: 'no_gift_card' }) },
  comment: { check: checkComment },
}

/** Where the goods need it (`consentsFor`). */
const consentDigital: FormFieldRule = {
  check: (typed) => (typed === 'on' ? { value: typed } : { code: 'not_checked' }),
  applies: (values) => consentFields.digital in values,
}

/** Those of the order on one page; `checkOrder` is the server's schema. */
export const orderFields: Record<string, FormFieldRule> = { ...dataFields, terms: termsRule, consentDigital }

/** Those of the summary: the consents first (B4.9), then a phone that is still missing (B4.10). */
export const summaryFields: Record<string, FormFieldRule> = {
  terms: termsRule,
  consentDigital,
  phone: { ...contactRules.phone, applies: (values) => 'phone' in values },
}
