import type { FocusEventHandler } from 'react'
import type { FieldProblems } from '#features/customers/checks/field-problems.ts'
import { Button } from '#kit/button.tsx'
import { CheckboxField } from '#kit/checkbox-field.tsx'
import { TextField } from '#kit/fields.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { urls } from '#shared/urls.ts'
import { newsletterTexts } from '../texts/form.ts'

interface NewsletterFormProps {
  /** Begins the ids of its fields, since it may stand on a page twice. */
  id: string
  /** Where it is sent. */
  action: string
  shopName: string
  typed?: { email: string; consent: boolean }
  /** What the server says is wrong, by the name of the field. */
  faults?: FieldProblems
  onFocus?: FocusEventHandler
}

/**
 * Asks for the newsletter: an address, and a consent that nobody has ticked before (B2.19, B5.53). A plain form; `livenForm` checks it as it is
 * typed and sends it without leaving the page. The names of the fields are those of the wire contract, §4.
 */
export function NewsletterForm({ id, action, shopName, typed, faults = {}, onFocus }: NewsletterFormProps) {
  const t = useTranslate()
  const { mailing_email: wrongEmail, newsletter_consent: noConsent } = faults
  return (
    <form method="post" action={action} onFocus={onFocus} className="newsletter-form">
      <input type="hidden" name="mailing_action" value="add" />
      <TextField
        id={`${id}-email`}
        label={t(newsletterTexts.email)}
        name="mailing_email"
        type="email"
        autoComplete="email"
        required
        maxLength={120}
        defaultValue={typed?.email}
        error={wrongEmail && t(wrongEmail.text, wrongEmail.values)}
      />
      <CheckboxField
        id={`${id}-consent`}
        name="newsletter_consent"
        value="y"
        required
        defaultChecked={typed?.consent}
        error={noConsent && t(noConsent.text, noConsent.values)}
        label={t(newsletterTexts.consent, { shop: shopName })}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button>{t(newsletterTexts.send)}</Button>
        <a
          href={urls.content('polityka-prywatnosci')}
          className="inline-flex min-h-11 items-center text-small text-soft underline underline-offset-4 hover:text-ink"
        >
          {t(newsletterTexts.privacy)}
        </a>
      </div>
    </form>
  )
}
