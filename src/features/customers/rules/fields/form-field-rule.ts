import type { FieldResult } from './field-result.ts'
import type { FieldKind } from './kinds.ts'
import { typedText } from './typed-text.ts'

/** By field name; an unchecked box is ''. */
type Values = Readonly<Record<string, string>>

/** The rule of a form's field in the browser. The server's schema of the form has the same rule, or one that refuses more. */
export interface FormFieldRule {
  check: (typed: string, values: Values) => FieldResult
  /** The kind by which the server is asked, where it knows more than the rule. */
  asks?: FieldKind
  /** Names of fields that change the result. */
  dependsOn?: readonly string[]
  /** Whether the form asks for the field; always when absent. */
  applies?: (values: Values) => boolean
}

/** The same rule for a field that may be empty. */
export function optionalRule(rule: FormFieldRule): FormFieldRule {
  return { ...rule, check: (typed, values) => (typedText(typed) === '' ? { value: '' } : rule.check(typed, values)) }
}
