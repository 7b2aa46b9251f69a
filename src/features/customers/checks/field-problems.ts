import type { z } from 'zod'
import type { Message } from '#shared/text.ts'
import type { FieldProblem } from '../rules/fields/field-result.ts'
import { type ValidationCode, validationTexts } from '../texts/validation.ts'

/** Problems by field name. */
export type FieldProblems = Record<string, Message>

const codes = validationTexts as Record<string, (typeof validationTexts)[ValidationCode]>

/** The first problem of each field; the schemas of this shop use a code of `validationTexts` as the message of each check. */
export function fieldProblems(error: z.ZodError): FieldProblems {
  const problems: FieldProblems = {}
  for (const issue of error.issues) {
    const field = issue.path.join('.')
    const values = 'params' in issue ? issue.params : undefined
    problems[field] ??= { text: codes[issue.message] ?? validationTexts.required, values }
  }
  return problems
}

/** The message of a rule's problem. */
export function problemMessage({ code, values }: FieldProblem): Message {
  return { text: validationTexts[code], values }
}
