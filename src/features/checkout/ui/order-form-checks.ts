import { askServer } from '#features/customers/ui/forms/ask-server.ts'
import { fieldChecks } from '#features/customers/ui/forms/field-checks.ts'
import { connectFormChecks, type FormConnection } from '#kit/forms/connect-form-checks.ts'
import type { Translate } from '#kit/forms/use-form-checks.ts'
import { withoutControls } from '#shared/one-line.ts'
import { orderFields } from '../rules/order-fields.ts'

/** Checks the order form while it is filled in. */
export function connectOrderForm(form: HTMLFormElement, t: Translate): FormConnection {
  return connectFormChecks(form, { checks: fieldChecks(orderFields, t, withoutControls), askServer: askServer(t) })
}
