import { connectFormChecks, type FormConnection } from '#kit/forms/connect-form-checks.ts'
import type { Translate } from '#kit/forms/use-form-checks.ts'
import { signInFields } from '../../rules/sign-in-fields.ts'
import { fieldChecks } from './field-checks.ts'

/** Checks a form with a login, and a password where it has one. */
export function connectSignInForm(form: HTMLFormElement, t: Translate): FormConnection {
  return connectFormChecks(form, { checks: fieldChecks(signInFields, t) })
}
