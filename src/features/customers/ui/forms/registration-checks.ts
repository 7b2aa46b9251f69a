import { connectFormChecks, type FormConnection } from '#kit/forms/connect-form-checks.ts'
import type { Translate } from '#kit/forms/use-form-checks.ts'
import { warsawDay } from '#shared/day.ts'
import type { LengthBounds } from '../../rules/fields/field-result.ts'
import { newPasswordFields, presentPasswordFields, registrationFields } from '../../rules/registration-fields.ts'
import { askServer } from './ask-server.ts'
import { fieldChecks } from './field-checks.ts'

/** Returns what checks the registration form while it is filled in. */
export function connectRegistrationForm(passwordLength: LengthBounds) {
  return (form: HTMLFormElement, t: Translate): FormConnection => {
    const fields = registrationFields(passwordLength, warsawDay(new Date()))
    return connectFormChecks(form, { checks: fieldChecks(fields, t), askServer: askServer(t) })
  }
}

/** Returns what checks a form with a new password and its repetition, and with the present one where the client has one. */
export function connectNewPasswordForm(passwordLength: LengthBounds, { hasPassword }: { hasPassword: boolean }) {
  const fields = { ...(hasPassword && presentPasswordFields), ...newPasswordFields(passwordLength) }
  return (form: HTMLFormElement, t: Translate): FormConnection =>
    connectFormChecks(form, { checks: fieldChecks(fields, t) })
}
