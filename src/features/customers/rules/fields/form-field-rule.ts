import type { FieldResult } from './field-result.ts'
import type { FieldKind } from './kinds.ts'

/** The values of a form by field name; an unchecked box is ''. */
type Values = Readonly<Record<string, string>>

/** A field of a form and its rule in the browser. The server's schema of the form has the same rule, or one that refuses more. */
export interface FormFieldRule {
  check: (typed: string, values: Values) => FieldResult
  /** The kind by which the server is asked, where it knows more than the rule. */
  asks?: FieldKind
  /** Names of fields that change the result. */
  dependsOn?: readonly string[]
  /** Whether the form asks for the field; always when absent. */
  applies?: (values: Values) => boolean
}

/** Makes the rule of an optional field: empty is valid. */
export function optionalRule(check: FormFieldRule['check']): FormFieldRule['check'] {
  return (typed, values) => (typed.trim() === '' ? { value: '' } : check(typed, values))
}
