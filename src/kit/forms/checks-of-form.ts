import type { Message } from '#shared/text.ts'
import type { FormChecks, FormValues } from './field-check.ts'
import type { Translate } from './use-form-checks.ts'

type MessagesOf = (values: FormValues) => Record<string, Message>

/**
 * Makes the checks of these fields from the function that checks the form on the server: its problems by field name. `hintsOf` returns
 * what may be mistyped in valid fields.
 */
export function checksOfForm(
  names: readonly string[],
  problemsOf: MessagesOf,
  t: Translate,
  hintsOf: MessagesOf = () => ({}),
): FormChecks {
  const check = (name: string) => (_: string, values: FormValues) => {
    const problem = problemsOf(values)[name]
    if (problem) return { message: t(problem.text, problem.values) }
    const hint = hintsOf(values)[name]
    return hint ? { hint: t(hint.text, hint.values) } : {}
  }
  return Object.fromEntries(names.map((name) => [name, { check: check(name) }]))
}
