import type { FocusEventHandler } from 'react'
import type { FieldProblems } from '#features/customers/checks/field-problems.ts'
import { Button } from '#kit/button.tsx'
import { CheckboxField } from '#kit/checkbox-field.tsx'
import { TextField } from '#kit/fields.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { urls } from '#shared/urls.ts'
import { newsletterTexts } from '../texts.ts'

interface NewsletterFormProps {
  /** Prefix of its field ids, because a page may contain it twice. */
  id: string
  /** The form's action. */
  action: string
  shopName: string
  typed?: { email: string; consent: boolean }
  /** Problems from the server, by field name. */
  faults?: FieldProblems
  onFocus?: FocusEventHandler
}

/**
 * The newsletter form: an address, and an unticked consent (B2.19, B5.53). It works without scripts; `connectNewsletterForm` checks
 * it while it is filled in and sends it without leaving the page. In the footer the consent shows once the form is used; the placeholder tells
 * the styles that the address is empty. Field names follow the wire contract, §4.
 */
export function NewsletterForm({ id, action, shopName, typed, faults = {}, onFocus }: NewsletterFormProps) {
  const t = useTranslate()
  const { mailing_email: wrongEmail, newsletter_consent: noConsent } = faults
  return (
    <form method="post" action={action} noValidate onFocus={onFocus} className="newsletter-form">
      <input type="hidden" name="mailing_action" value="add" />
      <TextField
        id={`${id}-email`}
        label={t(newsletterTexts.email)}
        name="mailing_email"
        type="email"
        autoComplete="email"
        required
        placeholder=" "
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
