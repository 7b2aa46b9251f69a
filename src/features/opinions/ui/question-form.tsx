import type { FieldProblems } from '#features/customers/checks/field-problems.ts'
import { Button } from '#kit/button.tsx'
import { TextField } from '#kit/fields.tsx'
import { Form } from '#kit/form.tsx'
import { useChecksOnFocus } from '#kit/forms/use-form-checks.ts'
import { useTranslate } from '#kit/messages.tsx'
import { TextAreaField } from '#kit/text-area-field.tsx'
import { urls } from '#shared/urls.ts'
import { questionTexts } from '../texts/question.ts'

interface QuestionFormProps {
  productId: number
  typed?: { email: string; question: string }
  /** Problems from the server, by field name. */
  faults?: FieldProblems
}

/** A constant: other objects are new answers. */
const noFaults: FieldProblems = {}

const loadChecks = async () => (await import('./question-checks.ts')).connectQuestionForm

/** A form for a question about a product; field names are those of question_action in the .php contract. */
export function QuestionForm({ productId, typed, faults = noFaults }: QuestionFormProps) {
  const t = useTranslate()
  const loadOnFocus = useChecksOnFocus(loadChecks, faults)
  const { question_email: wrongEmail, product_question: wrongQuestion } = faults
  return (
    <Form method="post" className="flex flex-col gap-4" noValidate preventScrollReset onFocus={loadOnFocus}>
      <input type="hidden" name="question_product_id" value={productId} />
      <TextAreaField
        label={t(questionTexts.question)}
        name="product_question"
        required
        rows={5}
        defaultValue={typed?.question}
        error={wrongQuestion && t(wrongQuestion.text, wrongQuestion.values)}
      />
      <TextField
        label={t(questionTexts.email)}
        hint={t(questionTexts.emailHint)}
        name="question_email"
        type="email"
        autoComplete="email"
        required
        defaultValue={typed?.email}
        error={wrongEmail && t(wrongEmail.text, wrongEmail.values)}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button>{t(questionTexts.send)}</Button>
        <a
          href={urls.content('polityka-prywatnosci')}
          className="inline-flex min-h-11 items-center text-small text-soft underline underline-offset-4 hover:text-ink"
        >
          {t(questionTexts.privacy)}
        </a>
      </div>
    </Form>
  )
}
