import { CheckboxField } from '#kit/checkbox-field.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { TextWithLink } from '#kit/text-with-link.tsx'
import { urls } from '#shared/urls.ts'
import { checkoutTexts } from '../texts.ts'
import type { FormSectionProps } from './form-fields.tsx'

/** The buyer accepts the terms; the right of withdrawal and the privacy policy are linked beside them. */
export function Consents({ values, problems }: FormSectionProps) {
  const t = useTranslate()
  const problem = problems.terms
  return (
    <>
      <CheckboxField
        id="terms"
        name="terms"
        label={
          <TextWithLink text={checkoutTexts.terms} link={checkoutTexts.termsLink} to={urls.content('regulamin')} />
        }
        defaultChecked={values.terms === 'on'}
        error={problem && t(problem.text, problem.values)}
        required
      />
      <p className="text-small text-soft">
        <TextWithLink
          text={checkoutTexts.withdrawal}
          link={checkoutTexts.withdrawalLink}
          to={urls.content('zwroty-i-reklamacje')}
        />{' '}
        <TextWithLink
          text={checkoutTexts.privacy}
          link={checkoutTexts.privacyLink}
          to={urls.content('polityka-prywatnosci')}
        />
      </p>
    </>
  )
}
