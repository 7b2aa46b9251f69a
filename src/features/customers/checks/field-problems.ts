import type { z } from 'zod'
import type { Message } from '#shared/text.ts'
import { codeOf, incorrectCodes } from '../rules/fields/codes-by-area.ts'
import type { FieldArea, FieldProblem } from '../rules/fields/field-result.ts'
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

/** A problem as calls answer it: with a code of B8.1–B8.24, at the field of the form. */
interface CodedProblem {
  field: string
  code: string
  message: Message
}

/** The problems of a form for a call; `area` is that of the fields without a prefix. */
export function codedProblems(problems: FieldProblems, area: FieldArea = 'client'): CodedProblem[] {
  return Object.entries(problems).map(([field, message]) => ({
    field,
    code: codeWhenEmpty(field, message, area) ?? message.text.key.replace(/^(?:validation|pickupPoints)\./, ''),
    message,
  }))
}

/** Empty fields without a code of their own have that of a wrong value. */
function codeWhenEmpty(field: string, { text }: Message, area: FieldArea): string | null {
  if (text.key !== validationTexts.required.key) return null
  const [, prefix, name = ''] = /^(delivery|invoice)?(\w+)$/.exec(field) ?? []
  const codes = {
    postcode: incorrectCodes.zipcode,
    email: incorrectCodes.email,
    taxnumber: incorrectCodes.nip,
  }[name.toLowerCase()]
  return codes ? codeOf(codes, { area: (prefix as FieldArea | undefined) ?? area }) : null
}
