import { CheckboxField } from '#kit/checkbox-field.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { TextWithLink } from '#kit/text-with-link.tsx'
import { urls } from '#shared/urls.ts'
import { type AskedConsent, consentFields } from '../rules/consents.ts'
import { checkoutTexts, orderConsentTexts } from '../texts.ts'
import { EInvoiceDialog } from './e-invoice-dialog.tsx'
import type { FormSectionProps } from './form-fields.tsx'

/** Each consent on a line of its own (B2.15). */
export function Consents({ asked, ...part }: FormSectionProps & { asked: AskedConsent[] }) {
  return asked.map((consent) => <Consent key={consent.kind} {...part} consent={consent} />)
}

/** The right of withdrawal and the privacy policy, with links. `returnDays`: how long goods can be returned. */
export function OrderNotes({ returnDays }: { returnDays: number }) {
  return (
    <p className="text-small text-soft">
      <TextWithLink
        text={checkoutTexts.withdrawal}
        values={{ days: returnDays }}
        link={checkoutTexts.withdrawalLink}
        to={urls.content('zwroty-i-reklamacje')}
      />{' '}
      <TextWithLink
        text={checkoutTexts.privacy}
        link={checkoutTexts.privacyLink}
        to={urls.content('polityka-prywatnosci')}
      />
    </p>
  )
}

function Consent({ consent, values, problems }: FormSectionProps & { consent: AskedConsent }) {
  const t = useTranslate()
  const { kind, required, text, link } = consent
  const field = consentFields[kind]
  const problem = problems[field]
  const words = link ? <TextWithLink text={text} link={link} to={urls.content('regulamin')} /> : t(text)
  const box = (
    <CheckboxField
      id={field}
      name={field}
      label={
        required ? (
          words
        ) : (
          <>
            {words} <span className="text-soft">{t(orderConsentTexts.optional)}</span>
          </>
        )
      }
      defaultChecked={values[field] === 'on'}
      error={problem && t(problem.text, problem.values)}
      required={required}
    />
  )
  if (kind !== 'eInvoice') return box
  return (
    <div className="flex flex-col items-start gap-1 group-has-[[name=wantsInvoice]:not(:checked)]/order:hidden">
      {box}
      <EInvoiceDialog field={field} />
    </div>
  )
}
