import { connectFormChecks, type FormConnection } from '#kit/forms/connect-form-checks.ts'
import type { Translate } from '#kit/forms/use-form-checks.ts'
import { warsawDay } from '#shared/day.ts'
import { profileFields } from '../../rules/profile-fields.ts'
import { type SavedAddressKind, savedAddressFields } from '../../rules/saved-address-fields.ts'
import { askServer } from './ask-server.ts'
import { fieldChecks } from './field-checks.ts'

/** Checks the form of a client's own data while it is filled in. */
export function connectProfileForm(form: HTMLFormElement, t: Translate): FormConnection {
  const fields = profileFields(warsawDay(new Date()))
  return connectFormChecks(form, { checks: fieldChecks(fields, t), askServer: askServer(t) })
}

/** Returns what checks the form of a saved address. */
export function connectAddressForm(kind: SavedAddressKind) {
  return (form: HTMLFormElement, t: Translate): FormConnection =>
    connectFormChecks(form, { checks: fieldChecks(savedAddressFields[kind], t), askServer: askServer(t) })
}
