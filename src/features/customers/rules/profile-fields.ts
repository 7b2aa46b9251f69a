import { companyRule, contactRules, countryRule, nameRules, placeRules, taxNumberRule } from './address-fields.ts'
import { type FormFieldRule, optionalRule } from './fields/form-field-rule.ts'
import { checkBirthDate } from './fields/kinds.ts'

const own = { area: 'client' } as const
const company = { ...own, opens: { name: 'kind', value: 'business' } }

/**
 * The fields of a client's own data that the browser checks, in the order of the page; `checkProfile` is the server's schema.
 * @param today 'RRRR-MM-DD'
 */
export function profileFields(today: string): Record<string, FormFieldRule> {
  return {
    taxNumber: taxNumberRule(company),
    company: companyRule(company),
    ...nameRules(own),
    phone: contactRules.phone,
    birthDate: optionalRule({ check: (typed) => checkBirthDate(typed, { today }) }),
    ...placeRules(own),
    country: countryRule(own),
  }
}
