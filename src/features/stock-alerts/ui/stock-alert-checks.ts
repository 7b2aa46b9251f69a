import { emailHint } from '#features/customers/checks/email-hint.ts'
import { checksOfForm } from '#kit/forms/checks-of-form.ts'
import { connectFormChecks, type FormConnection } from '#kit/forms/connect-form-checks.ts'
import type { Translate } from '#kit/forms/use-form-checks.ts'
import type { Message } from '#shared/text.ts'
import { checkStockAlertRequest } from '../checks.ts'

/** Checks the e-mail of a stock alert while it is typed. */
export function connectStockAlertForm(form: HTMLFormElement, t: Translate): FormConnection {
  const problems = (values: Record<string, string>): Record<string, Message> => {
    const checked = checkStockAlertRequest(new Map(Object.entries(values)))
    return 'problem' in checked ? { email: checked.problem } : {}
  }
  const hints = (values: Record<string, string>) => emailHint('email', values)
  return connectFormChecks(form, { checks: checksOfForm(['email'], problems, t, hints) })
}
