import {
  companyRule,
  contactRules,
  countryRule,
  invoiceRules,
  nameRules,
  placeRules,
  termsRule,
  withPrefix,
} from './address-fields.ts'
import type { LengthBounds } from './fields/field-result.ts'
import { type FormFieldRule, optionalRule } from './fields/form-field-rule.ts'
import { checkNewLogin } from './fields/login.ts'
import { checkPassword, checkPasswordRepetition } from './fields/password.ts'
import { profileFields } from './profile-fields.ts'

const delivery = {
  area: 'delivery',
  country: 'deliveryCountry',
  opens: { name: 'otherDelivery', value: 'on' },
} as const

/**
 * The fields of the registration form that the browser checks, in the order of the page; `checkRegistration` is the server's schema.
 * @param today 'RRRR-MM-DD'
 */
export function registrationFields(passwordLength: LengthBounds, today: string): Record<string, FormFieldRule> {
  const { birthDate, ...profile } = profileFields(today)
  return {
    email: { ...contactRules.email, asks: 'email' },
    ...newPasswordFields(passwordLength),
    ...profile,
    login: optionalRule({ check: (typed) => checkNewLogin(typed), asks: 'login' }),
    ...(birthDate && { birthDate }),
    ...withPrefix('delivery', {
      ...nameRules(delivery),
      company: optionalRule(companyRule(delivery)),
      ...placeRules(delivery),
      country: countryRule(delivery),
    }),
    ...invoiceRules,
    terms: termsRule,
  }
}

/** The present password, where a client has one; whether it is right is what the server knows. */
export const presentPasswordFields = {
  present: { check: (typed) => (typed === '' ? { code: 'required' } : { value: typed }) },
} satisfies Record<string, FormFieldRule>

/** A new password and its repetition, beside the login and the e-mail that it must not be. */
export function newPasswordFields(passwordLength: LengthBounds): Record<string, FormFieldRule> {
  return {
    password: {
      check: (typed, { login, email = '' }) => checkPassword(typed, { passwordLength, login: login || email, email }),
      dependsOn: ['login', 'email'],
    },
    passwordRepeat: {
      check: (typed, { password = '' }) => checkPasswordRepetition(typed, { password }),
      dependsOn: ['password'],
    },
  }
}
