import { companyRule, contactRules, countryRule, nameRules, placeRules, taxNumberRule } from './address-fields.ts'
import { type FormFieldRule, optionalRule } from './fields/form-field-rule.ts'
import { checkBirthDate } from './fields/kinds.ts'
import { givesOwnAddress, ownAddressFields } from './own-address.ts'

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
    phone: { ...inOwnAddress(contactRules.phone), check: checkOwnPhone, applies: () => true },
    birthDate: optionalRule({ check: (typed) => checkBirthDate(typed, { today }) }),
    ...Object.fromEntries(Object.entries(placeRules(own)).map(([name, rule]) => [name, inOwnAddress(rule)])),
    country: inOwnAddress(countryRule(own)),
  }
}

/** Required with an address. */
const checkOwnPhone: FormFieldRule['check'] = (typed, values) =>
  (givesOwnAddress(values) ? contactRules.phone : optionalRule(contactRules.phone)).check(typed, values)

/** The rule of a field that is checked where the form gives an address. */
function inOwnAddress(rule: FormFieldRule): FormFieldRule {
  return { ...rule, dependsOn: [...(rule.dependsOn ?? []), 'kind', ...ownAddressFields], applies: givesOwnAddress }
}
