/** What the fields of a form contain, by name; an unchecked box is ''. */
export type FormValues = Readonly<Record<string, string>>

/** What a check found, in the shop's words. A message keeps the form from being sent; a hint does not. */
export interface FieldFinding {
  message?: string
  hint?: string
}

/** What only the server can check: a kind of field, its text, and what else the answer depends on. */
export interface ServerQuestion {
  kind: string
  typed: string
  country?: string
}

/** Asks the server about several fields in one request; findings in the order of the questions. */
export type AskServer = (questions: ServerQuestion[], signal: AbortSignal) => Promise<FieldFinding[]>

/** How one field of a form is checked. */
export interface FieldCheck {
  /** What the browser can tell by itself. */
  check: (typed: string, values: FormValues) => FieldFinding
  /** Asked when the browser finds nothing wrong; null when there is nothing to ask. */
  question?: (typed: string, values: FormValues) => ServerQuestion | null
  /** Whether the form asks for the field; always when absent. */
  applies?: (values: FormValues) => boolean
  /** Names of fields that change the result, such as the country of a postcode. */
  dependsOn?: readonly string[]
}

/** The checks of a form by field name, in the order of the page. */
export type FormChecks = Readonly<Record<string, FieldCheck>>

export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Returns the control of this name; of radio buttons the first. */
export function findControl(form: HTMLFormElement, name: string): FormControl | null {
  const found = form.elements.namedItem(name)
  const control = found instanceof RadioNodeList ? found[0] : found
  return isControl(control) ? control : null
}

export function isControl(target: unknown): target is FormControl {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
  )
}

/** Returns the text of each field of a form; files are left out. */
export function readValues(form: HTMLFormElement): FormValues {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(entries)
}
