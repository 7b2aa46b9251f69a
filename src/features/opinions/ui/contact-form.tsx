import { useRef } from 'react'
import { useLocation } from 'react-router'
import type { FieldProblems } from '#features/customers/checks/field-problems.ts'
import { Button } from '#kit/button.tsx'
import { SelectField, TextField } from '#kit/fields.tsx'
import { Form } from '#kit/form.tsx'
import { useFocusOnRefusal } from '#kit/forms/use-focus-on-refusal.ts'
import { useChecksOnFocus } from '#kit/forms/use-form-checks.ts'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import { TextAreaField } from '#kit/text-area-field.tsx'
import { TextWithLink } from '#kit/text-with-link.tsx'
import type { Message } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { contactTopics } from '../rules/contact-topics.ts'
import { contactTopicTexts, contactTexts as texts } from '../texts/contact.ts'

/** The answer to a message that was not sent. */
export interface ContactRefusal {
  /** What was typed, by field name. */
  typed: Record<string, string>
  problems: FieldProblems
  /** About the whole form. */
  message: Message | null
}

interface ContactFormProps {
  isSent: boolean
  refusal: ContactRefusal | undefined
}

const loadChecks = async () => (await import('./contact-checks.ts')).connectContactForm

/** A message to the seller; or that it was received. */
export function ContactForm({ isSent, refusal }: ContactFormProps) {
  const t = useTranslate()
  return (
    <section
      id="wiadomosc"
      aria-labelledby="napisz"
      className="contact-form flex flex-col gap-4 rounded-panel border border-line bg-raised p-5 tablet:p-6"
    >
      <header>
        <h2 id="napisz" className="text-heading">
          {t(texts.title)}
        </h2>
        {!isSent && <p className="mt-1 text-soft">{t(texts.lead)}</p>}
      </header>
      {isSent ? <Notice type="success">{t(texts.sent)}</Notice> : <Fields refusal={refusal} />}
    </section>
  )
}

function Fields({ refusal }: Pick<ContactFormProps, 'refusal'>) {
  const t = useTranslate()
  const { pathname } = useLocation() // without the query of a campaign: the page is cached for all
  const form = useRef<HTMLFormElement>(null)
  const loadOnFocus = useChecksOnFocus(loadChecks, refusal)
  useFocusOnRefusal(form, refusal)
  const field = (name: string) => {
    const problem = refusal?.problems[name]
    return { name, defaultValue: refusal?.typed[name], error: problem && t(problem.text, problem.values) }
  }
  const optionalLabel = t(texts.optional)
  return (
    <Form
      ref={form}
      method="post"
      action={pathname}
      className="flex flex-col gap-4"
      noValidate
      preventScrollReset
      onFocus={loadOnFocus}
    >
      {refusal?.message && (
        <div data-refusal tabIndex={-1} className="outline-none">
          <Notice type="error">{t(refusal.message.text, refusal.message.values)}</Notice>
        </div>
      )}
      <SelectField
        {...field('contact_topic')}
        label={t(texts.topic)}
        options={contactTopics.map((topic) => ({ value: topic, label: t(contactTopicTexts[topic]) }))}
      />
      <TextAreaField {...field('contact_message')} label={t(texts.message)} rows={5} required />
      <TextField {...field('contact_email')} label={t(texts.email)} type="email" autoComplete="email" required />
      <div className="grid gap-4 tablet:grid-cols-2 desktop:grid-cols-1">
        <TextField
          {...field('contact_name')}
          label={t(texts.name)}
          optionalLabel={optionalLabel}
          autoComplete="given-name"
        />
        <TextField
          {...field('contact_order')}
          label={t(texts.orderNumber)}
          optionalLabel={optionalLabel}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <Button>{t(texts.send)}</Button>
      <p className="text-small text-soft">
        <TextWithLink text={texts.privacy} link={texts.privacyLink} to={urls.content('polityka-prywatnosci')} />
      </p>
    </Form>
  )
}
