import { useRef } from 'react'
import type { FieldProblems } from '#features/customers/checks/field-problems.ts'
import { Button } from '#kit/button.tsx'
import { TextField } from '#kit/fields.tsx'
import { Form } from '#kit/form.tsx'
import { useFocusOnRefusal } from '#kit/forms/use-focus-on-refusal.ts'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import { RadioGroup } from '#kit/radio-group.tsx'
import { TextAreaField } from '#kit/text-area-field.tsx'
import { TextWithLink } from '#kit/text-with-link.tsx'
import type { Message } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { opinionRatings } from '../rules/opinion.ts'
import { opinionFormTexts as texts } from '../texts/opinion-form.ts'

/** The answer to an opinion that was not stored. */
export interface OpinionRefusal {
  /** What was typed, by field name. */
  typed: Record<string, string>
  problems: FieldProblems
  /** About the whole form. */
  message: Message | null
}

interface OpinionFormProps {
  /** What the fields contain at first, by name: rating, opinion, author, email. */
  values: Record<string, string>
  refusal: OpinionRefusal | undefined
  /** Its author has written it before. */
  isChange: boolean
  asksEmail: boolean
  /** It is seen before the shop has read it. */
  atOnce: boolean
}

/** Stars as radio buttons, a text and the name to be shown; works without JavaScript. */
export function OpinionForm({ values, refusal, isChange, asksEmail, atOnce }: OpinionFormProps) {
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  useFocusOnRefusal(form, refusal)
  const typed = refusal?.typed ?? values
  const error = (name: string) => {
    const problem = refusal?.problems[name]
    return problem && t(problem.text, problem.values)
  }
  const field = (name: string) => ({ name, defaultValue: typed[name], error: error(name), required: true })
  return (
    <Form ref={form} method="post" className="flex max-w-form flex-col gap-5" noValidate>
      {refusal?.message && (
        <div data-refusal tabIndex={-1} className="outline-none">
          <Notice type="error">{t(refusal.message.text, refusal.message.values)}</Notice>
        </div>
      )}
      <RadioGroup
        legend={t(texts.rating)}
        name="rating"
        layout="row"
        options={opinionRatings.toReversed().map((rating) => ({
          value: `${rating}`,
          label: t(texts.ratingOption, { rating }),
        }))}
        defaultValue={typed.rating}
        error={error('rating')}
        required
      />
      <TextAreaField {...field('opinion')} label={t(texts.content)} hint={t(texts.lead)} rows={6} />
      <TextField {...field('author')} label={t(texts.author)} hint={t(texts.authorHint)} autoComplete="given-name" />
      {asksEmail && (
        <TextField
          {...field('email')}
          label={t(texts.email)}
          hint={t(texts.emailHint)}
          type="email"
          autoComplete="email"
        />
      )}
      <Button>{t(isChange ? texts.save : texts.send)}</Button>
      <p className="text-small text-soft">
        <TextWithLink
          text={atOnce ? texts.atOnce : texts.afterReading}
          link={texts.privacy}
          to={urls.content('polityka-prywatnosci')}
        />
      </p>
    </Form>
  )
}
