import type { Text, TextValues } from '#shared/text.ts'
import { checkSubscription } from '../checks.ts'
import { newsletterTexts } from '../texts/form.ts'
import { sendMailing } from './send-mailing.ts'
import { tellAnswer } from './tell-answer.ts'
import { tellFault } from './tell-fault.ts'

type Say = (text: Text, values?: TextValues) => string

const pause = 500 // milliseconds after what was typed last (B9.23)

/**
 * Makes a newsletter's form that the server has written check what is typed, after a pause and when it is sent (B4.41), and go without
 * the page being left. Called again, it does nothing.
 */
export function livenForm(form: HTMLFormElement, say: Say): void {
  if (form.noValidate) return
  form.noValidate = true
  const touched = new Set<string>()
  let waiting: ReturnType<typeof setTimeout>
  const touch = ({ name }: HTMLInputElement) => {
    touched.add(name)
    clearTimeout(waiting)
    waiting = setTimeout(() => isRight(form, say, touched), pause)
  }
  form.addEventListener('input', ({ target }) => touch(target as HTMLInputElement))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    clearTimeout(waiting)
    if (form.ariaBusy) return
    if (isRight(form, say)) void send(form, say)
    else focusWrong(form)
  })
  const email = form.elements.namedItem('mailing_email')
  if (email instanceof HTMLInputElement && email.value) touch(email) // before this was loaded
}

/** Tells beside these fields, or all, what is wrong with them. */
function isRight(
  form: HTMLFormElement,
  say: Say,
  names: Iterable<string> = ['mailing_email', 'newsletter_consent'],
): boolean {
  const { problems } = checkSubscription(new Map(new FormData(form)))
  for (const name of names) {
    const problem = problems[name]
    tellFault(form, name, problem && say(problem.text, problem.values))
  }
  return Object.keys(problems).length === 0
}

async function send(form: HTMLFormElement, say: Say): Promise<void> {
  markBusy(form, 'true')
  const { status, message, errors } = await sendMailing(form)
  markBusy(form, null)
  for (const [name, words] of Object.entries(errors ?? {})) tellFault(form, name, words)
  if (errors) focusWrong(form)
  else tellAnswer(form, status === 'success', message ?? say(newsletterTexts.connection))
}

function markBusy(form: HTMLFormElement, busy: 'true' | null): void {
  form.ariaBusy = busy
  const button = form.querySelector('button')
  if (button) button.ariaBusy = button.ariaDisabled = busy
}

function focusWrong(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
}
