import { type CheckTiming, createCheckTiming } from './check-timing.ts'
import { type AskServer, type FormChecks, isControl } from './field-check.ts'
import { createFieldStates, type FieldStates } from './field-states.ts'
import { FormChecker } from './form-checker.ts'
import { addLiveRegion } from './live-region.ts'
import { guardPresses } from './press-guard.ts'
import { createWrongFields, focusField, type WrongFields, type WrongFieldWords } from './wrong-fields.ts'

interface FormChecksOptions {
  checks: FormChecks
  /** For forms whose fields only the server knows. */
  askServer?: AskServer
  /** For long forms: lists above them what is wrong after a submit. */
  wrongFields?: WrongFieldWords
  /** Sends a valid form in place of the browser. */
  send?: (form: HTMLFormElement) => void
}

export interface FormConnection {
  /** Shows the server's messages after a failed submit, until their fields are corrected. */
  showServerMessages: () => void
  /** Shows messages of a form that was sent without leaving the page, by field name, and focuses the first. */
  refuse: (messages: Record<string, string>) => void
  disconnect: () => void
}

/** Checks the fields of a server-rendered form while they are filled in, and all of them on submit. */
export function connectFormChecks(form: HTMLFormElement, options: FormChecksOptions): FormConnection {
  const region = addLiveRegion(form)
  const states = createFieldStates(region)
  const checker = new FormChecker(form, options.checks, states, options.askServer ?? askNothing)
  const list = options.wrongFields && createWrongFields(form, options.wrongFields)
  const timing = createCheckTiming(
    (name) => {
      checker.checkField(name)
      list?.refresh()
    },
    () => {
      checker.checkForm({ announced: true })
      list?.refresh()
    },
  )
  const stopListening = listen(form, { checker, timing, states, list, send: options.send })
  const showServerMessages = () => {
    if (checker.showServerMessages()) mark(form, 'failed')
  }
  form.noValidate = true
  showServerMessages()
  return {
    showServerMessages: () => {
      timing.stop() // the server has checked what was waiting
      showServerMessages()
    },
    refuse: (messages) => {
      mark(form, 'failed')
      const wrong = checker.refuse(messages)
      if (wrong) focusField(wrong)
    },
    disconnect: () => {
      stopListening()
      timing.stop()
      checker.stop()
      region.remove()
      list?.remove()
    },
  }
}

/** Forms without questions. */
const askNothing: AskServer = async () => []

interface Parts {
  checker: FormChecker
  timing: CheckTiming
  states: FieldStates
  list: WrongFields | undefined
  send: FormChecksOptions['send']
}

/** Returns a function that removes the listeners. */
function listen(form: HTMLFormElement, { checker, timing, states, list, send }: Parts): () => void {
  const listeners = new AbortController()
  const change = (target: unknown, time: number) => {
    if (isControl(target) && target.form === form && checker.isWatched(target.name)) timing.changed(target.name, time)
  }
  const submit = (event: SubmitEvent) => {
    const { submitter } = event
    if (submitter instanceof HTMLButtonElement && submitter.formNoValidate) return
    timing.stop()
    states.release()
    const wrong = checker.checkForm({ announced: false })
    const [first] = wrong
    mark(form, first ? 'failed' : 'handled')
    list?.show(wrong)
    if (first || send) event.preventDefault()
    if (first) focusField(first)
    else send?.(form)
  }
  form.addEventListener('input', ({ target, timeStamp }) => change(target, timeStamp), listeners)
  form.addEventListener('submit', submit, listeners)
  const stopGuarding = guardPresses(form, states)
  const active = document.activeElement
  if (isControl(active) && active.value) change(active, performance.now()) // typed before this was loaded
  return () => {
    listeners.abort()
    stopGuarding()
  }
}

/** Marks a submitted form: valid ones are handled, others have failed (B4.3). */
function mark(form: HTMLFormElement, outcome: 'handled' | 'failed'): void {
  form.dataset.validation = outcome
}
