import { emailHint } from '#features/customers/checks/email-hint.ts'
import { checksOfForm } from '#kit/forms/checks-of-form.ts'
import { connectFormChecks, type FormConnection } from '#kit/forms/connect-form-checks.ts'
import type { Translate } from '#kit/forms/use-form-checks.ts'
import { checkContactMessage } from '../checks/contact-message.ts'

const fields = ['contact_message', 'contact_email', 'contact_name', 'contact_order']

/** Checks the form of the contact page while it is filled in. */
export function connectContactForm(form: HTMLFormElement, t: Translate): FormConnection {
  const problems = (values: Record<string, string>) => checkContactMessage(new Map(Object.entries(values))).problems
  const hints = (values: Record<string, string>) => emailHint('contact_email', values)
  return connectFormChecks(form, { checks: checksOfForm(fields, problems, t, hints) })
}
