import { emailHint } from '#features/customers/checks/email-hint.ts'
import { checksOfForm } from '#kit/forms/checks-of-form.ts'
import { connectFormChecks, type FormConnection } from '#kit/forms/connect-form-checks.ts'
import type { Translate } from '#kit/forms/use-form-checks.ts'
import { checkQuestion } from '../checks/question.ts'

/** Checks the form for a question about a product while it is filled in. */
export function connectQuestionForm(form: HTMLFormElement, t: Translate): FormConnection {
  const problems = (values: Record<string, string>) => checkQuestion(new Map(Object.entries(values))).problems
  const hints = (values: Record<string, string>) => emailHint('question_email', values)
  return connectFormChecks(form, { checks: checksOfForm(['product_question', 'question_email'], problems, t, hints) })
}
