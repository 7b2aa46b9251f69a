import { emailHint } from '#features/customers/checks/email-hint.ts'
import { checksOfForm } from '#kit/forms/checks-of-form.ts'
import { connectFormChecks, type FormConnection } from '#kit/forms/connect-form-checks.ts'
import type { Translate } from '#kit/forms/use-form-checks.ts'
import { urls } from '#shared/urls.ts'
import { checkSubscription } from '../checks.ts'
import { newsletterTexts } from '../texts.ts'

const names = ['mailing_email', 'newsletter_consent']

/** Checks the newsletter form while it is filled in (B4.41, B9.23), and sends it without leaving the page. */
export function connectNewsletterForm(form: HTMLFormElement, t: Translate): FormConnection {
  const problems = (values: Record<string, string>) => checkSubscription(new Map(Object.entries(values))).problems
  const connection = connectFormChecks(form, {
    checks: checksOfForm(names, problems, t, (values) => emailHint('mailing_email', values)),
    send: () => void send(form, t, connection),
  })
  return connection
}

async function send(form: HTMLFormElement, t: Translate, connection: FormConnection): Promise<void> {
  if (form.ariaBusy) return
  markBusy(form, 'true')
  const { status, message, errors } = await submitNewsletterForm(form)
  markBusy(form, null)
  if (errors) connection.refuse(errors)
  else showAnswer(form, status === 'success', message ?? t(newsletterTexts.connection))
}

function markBusy(form: HTMLFormElement, busy: 'true' | null): void {
  form.ariaBusy = busy
  const button = form.querySelector('button')
  if (button) button.ariaBusy = button.ariaDisabled = busy
}

/** The server's answer with its message; errors by field name. */
interface MailingAnswer {
  status: 'success' | 'error'
  message?: string
  errors?: Record<string, string>
}

/** Submits the form; never rejects: without a message there was no answer. */
async function submitNewsletterForm(form: HTMLFormElement): Promise<MailingAnswer> {
  try {
    const fields = new FormData(form)
    fields.set('getAjax', 'true')
    const answer = await fetch(urls.settings(), { method: 'POST', body: fields, signal: AbortSignal.timeout(10_000) })
    return await answer.json()
  } catch {
    return { status: 'error' }
  }
}

/** Shows the result below the form. On success the message replaces the form and takes the focus. */
function showAnswer(form: HTMLFormElement, isDone: boolean, message: string): void {
  const element = document.createElement('p')
  Object.assign(element, { role: isDone ? 'status' : 'alert', className: 'newsletter-answer', textContent: message })
  element.tabIndex = -1
  if (form.nextElementSibling?.className === element.className) form.nextElementSibling.remove()
  form.after(element)
  form.hidden = isDone
  if (isDone) element.focus()
}
