import {
  companyRule,
  contactRules,
  countryRule,
  invoiceRules,
  nameRules,
  placeRules,
  termsRule,
} from '#features/customers/rules/address-fields.ts'
import type { FieldResult } from '#features/customers/rules/fields/field-result.ts'
import { type FormFieldRule, optionalRule } from '#features/customers/rules/fields/form-field-rule.ts'
import { tooLong } from '#features/customers/rules/fields/lengths.ts'
import { countCharacters, maxCommentLength } from '#shared/comment.ts'

export const giftCardPattern = /^[\p{L}\d -]{0,40}$/u

/** What does not fit is refused, not cut (B9.13): it may be the end that counts. */
export function checkComment(typed: string): FieldResult {
  return countCharacters(typed) > maxCommentLength ? tooLong(maxCommentLength) : { value: typed }
}

const delivery = { area: 'delivery' } as const

/** The fields of the order form that the browser checks, in the order of the page; `checkOrder` is the server's schema. */
export const orderFields: Record<string, FormFieldRule> = {
  ...contactRules,
  ...nameRules(delivery),
  company: optionalRule(companyRule(delivery)),
  ...placeRules(delivery),
  country: countryRule(delivery),
  ...invoiceRules,
  giftCardCode: { check: (typed) => (giftCardPattern.test(typed) ? { value: typed } : { code: 'no_gift_card' }) },
  comment: { check: checkComment },
  terms: termsRule,
}
