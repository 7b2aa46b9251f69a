import type { Message } from '#shared/text.ts'
import type { FormChecks, FormValues } from './field-check.ts'
import type { Translate } from './use-form-checks.ts'

/** Makes the checks of these fields from the function that checks the form on the server: its problems by field name. */
export function checksOfForm(
  names: readonly string[],
  problemsOf: (values: FormValues) => Record<string, Message>,
  t: Translate,
): FormChecks {
  const check = (name: string) => (_: string, values: FormValues) => {
    const problem = problemsOf(values)[name]
    return problem ? { message: t(problem.text, problem.values) } : {}
  }
  return Object.fromEntries(names.map((name) => [name, { check: check(name) }]))
}
