import type { FieldCheck, FieldFinding, FormChecks, FormValues } from '#kit/forms/field-check.ts'
import type { Translate } from '#kit/forms/use-form-checks.ts'
import type { FieldProblem, FieldResult } from '../../rules/fields/field-result.ts'
import type { FormFieldRule } from '../../rules/fields/form-field-rule.ts'
import { typedText } from '../../rules/fields/typed-text.ts'
import { validationTexts } from '../../texts/validation.ts'

/**
 * Makes the checks of a form from its rules, with messages in the shop's words.
 * @param read what the server does first with each text
 */
export function fieldChecks(
  fields: Record<string, FormFieldRule>,
  t: Translate,
  read: (typed: string) => string = String,
): FormChecks {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldCheck(field, t, read)]))
}

function fieldCheck(field: FormFieldRule, t: Translate, read: (typed: string) => string): FieldCheck {
  const { check, asks, applies, dependsOn } = field
  const ask =
    (kind: string) =>
    (typed: string, { country }: FormValues) => {
      const text = read(typed)
      return typedText(text) === '' ? null : { kind, typed: text, ...(country && { country }) }
    }
  return {
    check: (typed, values) => findingOf(check(read(typed), values), t),
    ...(asks && { question: ask(asks) }),
    ...(applies && { applies }),
    ...(dependsOn && { dependsOn }),
  }
}

function findingOf(result: FieldResult, t: Translate): FieldFinding {
  const text = ({ code, values }: FieldProblem) => t(validationTexts[code], values)
  if ('code' in result) return { message: text(result) }
  return result.hint ? { hint: text(result.hint) } : {}
}
