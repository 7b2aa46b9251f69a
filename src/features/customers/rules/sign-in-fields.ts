import type { FormFieldRule } from './fields/form-field-rule.ts'
import { checkRequired } from './fields/lengths.ts'

/** Both must be filled in; the rules of new logins and passwords may change while old ones stay. */
export const signInFields = {
  login: { check: checkRequired },
  password: { check: (typed) => (typed === '' ? { code: 'required' } : { value: typed }) },
} satisfies Record<string, FormFieldRule>
