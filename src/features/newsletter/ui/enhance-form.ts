import type { Text, TextValues } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { checkSubscription } from '../checks.ts'
import { newsletterTexts } from '../texts.ts'

type Translate = (text: Text, values?: TextValues) => string

const inputDelay = 500 // milliseconds after the last keystroke (B9.23)

/**
 * Enhances the server-rendered form: validates after a pause and on submit (B4.41), and submits without leaving the page.
 * Calling it again has no effect.
 */
export function enhanceForm(form: HTMLFormElement, t: Translate): void {
  if (form.noValidate) return
  form.noValidate = true
  const touched = new Set<string>()
  let waiting: ReturnType<typeof setTimeout>
  const touch = ({ name }: HTMLInputElement) => {
    touched.add(name)
    clearTimeout(waiting)
    waiting = setTimeout(() => isRight(form, t, touched), inputDelay)
  }
  form.addEventListener('input', ({ target }) => touch(target as HTMLInputElement))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    clearTimeout(waiting)
    if (form.ariaBusy) return
    if (isRight(form, t)) void send(form, t)
    else focusWrong(form)
  })
  const email = form.elements.namedItem('mailing_email')
  if (email instanceof HTMLInputElement && email.value) touch(email) // typed before this module was loaded
}

/** Shows the problems of these fields, or of all. */
function isRight(
  form: HTMLFormElement,
  t: Translate,
  names: Iterable<string> = ['mailing_email', 'newsletter_consent'],
): boolean {
  const { problems } = checkSubscription(new Map(new FormData(form)))
  for (const name of names) {
    const problem = problems[name]
    showFieldError(form, name, problem && t(problem.text, problem.values))
  }
  return Object.keys(problems).length === 0
}

async function send(form: HTMLFormElement, t: Translate): Promise<void> {
  markBusy(form, 'true')
  const { status, message, errors } = await submitNewsletterForm(form)
  markBusy(form, null)
  for (const [name, words] of Object.entries(errors ?? {})) showFieldError(form, name, words)
  if (errors) focusWrong(form)
  else showAnswer(form, status === 'success', message ?? t(newsletterTexts.connection))
}

function markBusy(form: HTMLFormElement, busy: 'true' | null): void {
  form.ariaBusy = busy
  const button = form.querySelector('button')
  if (button) button.ariaBusy = button.ariaDisabled = busy
}

function focusWrong(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
}

/** The server's answer with its message; errors by field name. */
interface MailingAnswer {
  status: 'success' | 'error'
  message?: string
  errors?: Record<string, string>
}

/** Submits the form; never rejects: without a message there was no answer. */
export async function submitNewsletterForm(form: HTMLFormElement): Promise<MailingAnswer> {
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
export function showAnswer(form: HTMLFormElement, isDone: boolean, message: string): void {
  const element = document.createElement('p')
  Object.assign(element, { role: isDone ? 'status' : 'alert', className: 'newsletter-answer', textContent: message })
  element.tabIndex = -1
  if (form.nextElementSibling?.className === element.className) form.nextElementSibling.remove()
  form.after(element)
  form.hidden = isDone
  if (isDone) element.focus()
}

/** Shows or clears the problem of a field, with the markup of `TextField` and `CheckboxField`. */
export function showFieldError(form: HTMLFormElement, name: string, words: string | undefined): void {
  const field = form.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement)) return
  const id = `${field.id}-error`
  const element = document.getElementById(id)
  if (element?.textContent === words) return
  element?.remove()
  field.ariaInvalid = words ? 'true' : null
  field.removeAttribute('aria-describedby')
  if (!words) return
  field.setAttribute('aria-describedby', id)
  const fault = document.createElement('p')
  Object.assign(fault, { id, role: 'alert', className: 'field-error', textContent: words })
  form.querySelector(`.flex-col:has(> #${field.id}, > * > #${field.id})`)?.append(fault)
}
