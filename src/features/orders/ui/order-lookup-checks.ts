import { checksOfForm } from '#kit/forms/checks-of-form.ts'
import { connectFormChecks, type FormConnection } from '#kit/forms/connect-form-checks.ts'
import type { Translate } from '#kit/forms/use-form-checks.ts'
import { readOrderLookup } from '../checks.ts'

/** Checks the form that finds an order while it is filled in. */
export function connectOrderLookup(form: HTMLFormElement, t: Translate): FormConnection {
  const problems = (values: Record<string, string>) => {
    const read = readOrderLookup(values)
    return read.ok ? {} : read.problem
  }
  return connectFormChecks(form, { checks: checksOfForm(['order_id', 'email'], problems, t) })
}
