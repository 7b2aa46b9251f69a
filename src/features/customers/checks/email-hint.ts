import { checkEmail } from '../rules/fields/email.ts'
import { type FieldProblems, problemMessage } from './field-problems.ts'

/** Returns the hint of a field with an e-mail whose provider looks mistyped, by the field's name; empty without one. */
export function emailHint(name: string, values: Readonly<Record<string, string>>): FieldProblems {
  const checked = checkEmail(values[name] ?? '')
  return 'value' in checked && checked.hint ? { [name]: problemMessage(checked.hint) } : {}
}
