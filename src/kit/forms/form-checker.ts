import {
  type AskServer,
  type FieldFinding,
  type FormChecks,
  type FormControl,
  type FormValues,
  findControl,
  readValues,
} from './field-check.ts'
import { type FieldState, type FieldStates, serverMessageText } from './field-states.ts'
import { createServerAnswers, type ServerAnswers } from './server-answers.ts'

/** Checks the fields of one form, and shows what it found. */
export class FormChecker {
  readonly #form: HTMLFormElement
  readonly #checks: FormChecks
  readonly #states: FieldStates
  readonly #answers: ServerAnswers
  /** The text that the server refused on submit, by field: while it is unchanged, its message stays. */
  readonly #refused = new Map<string, string>()

  constructor(form: HTMLFormElement, checks: FormChecks, states: FieldStates, askServer: AskServer) {
    this.#form = form
    this.#checks = checks
    this.#states = states
    this.#answers = createServerAnswers(askServer, (name, finding) => this.#show(name, finding, true))
  }

  /** Whether a change of this field changes any state. */
  isWatched(name: string): boolean {
    return name in this.#checks || this.#dependents(name).length > 0
  }

  /** Checks a field, and those with a state that depend on it. */
  checkField(name: string): void {
    const dependents = this.#dependents(name).filter((other) => this.#stateOf(other) !== 'neutral')
    this.#checkAll([name, ...dependents], true)
  }

  /** Checks the whole form; returns its wrong controls. `announced`: whether screen readers announce new messages. */
  checkForm({ announced }: { announced: boolean }): FormControl[] {
    const wrong = this.#checkAll(Object.keys(this.#checks), announced)
    return wrong.flatMap((name) => findControl(this.#form, name) ?? [])
  }

  /**
   * Shows the server's messages after a submit. Returns whether there are any; without, the form as a whole was refused, and no field
   * is shown as right.
   */
  showServerMessages(): boolean {
    const messages = Object.keys(this.#checks).flatMap((name) => {
      const control = findControl(this.#form, name)
      const message = control && serverMessageText(control)
      return message === null ? [] : [[name, message]]
    })
    if (messages.length === 0) for (const name of Object.keys(this.#checks)) this.#show(name, null, false)
    return this.refuse(Object.fromEntries(messages)) !== null
  }

  /** Shows the server's messages by field name until the texts change; returns the first control with one. */
  refuse(messages: Record<string, string>): FormControl | null {
    const values = readValues(this.#form)
    this.#refused.clear()
    let first: FormControl | null = null
    for (const [name, message] of Object.entries(messages)) {
      const control = findControl(this.#form, name)
      if (!control) continue
      this.#refused.set(name, values[name] ?? '')
      this.#states.show(control, { status: 'error', message }, false)
      first ??= control
    }
    return first
  }

  stop(): void {
    this.#answers.stop()
  }

  /** Returns the names of the wrong fields. */
  #checkAll(names: string[], announced: boolean): string[] {
    const values = readValues(this.#form)
    return names.filter((name) => {
      const finding = this.#find(name, values)
      if (!finding?.message && this.#refused.get(name) === (values[name] ?? '')) return false
      this.#refused.delete(name)
      this.#show(name, finding ?? null, announced)
      return Boolean(finding?.message)
    })
  }

  /** Undefined while the server is asked. */
  #find(name: string, values: FormValues): FieldFinding | undefined {
    const check = this.#checks[name]
    if (!check || check.applies?.(values) === false) return {}
    const typed = values[name] ?? ''
    const finding = check.check(typed, values)
    const question = finding.message ? null : check.question?.(typed, values)
    if (question) return this.#answers.find(name, question)
    this.#answers.cancel(name)
    return finding
  }

  /** Null is no finding yet. */
  #show(name: string, finding: FieldFinding | null, announced: boolean): void {
    const control = findControl(this.#form, name)
    if (control && name in this.#checks) this.#states.show(control, stateFrom(finding, control), announced)
  }

  #stateOf(name: string): FieldState['status'] {
    const control = findControl(this.#form, name)
    return control ? this.#states.get(control).status : 'neutral'
  }

  #dependents(name: string): string[] {
    return Object.keys(this.#checks).filter((other) => this.#checks[other]?.dependsOn?.includes(name))
  }
}

/** An empty field that may be empty is neutral. */
function stateFrom(finding: FieldFinding | null, control: FormControl): FieldState {
  if (finding?.message) return { status: 'error', message: finding.message }
  const isEmpty = control instanceof HTMLInputElement && control.type === 'checkbox' ? !control.checked : !control.value
  return finding === null || isEmpty ? { status: 'neutral' } : { status: 'success', hint: finding.hint }
}
