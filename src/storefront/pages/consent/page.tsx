import { consentTexts, consentPageTexts as texts } from '#features/consent/texts.ts'
import { Button } from '#kit/button.tsx'
import { CheckboxField } from '#kit/checkbox-field.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import { urls } from '#shared/urls.ts'
import type { Route } from './+types/page'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
]

/** A visitor's consent; withdrawing it is as easy as giving it. */
export default function ConsentPage({
  loaderData: { title, purposes, nothingAsked, consent, saved },
}: Route.ComponentProps) {
  const t = useTranslate()
  return (
    <form method="post" action={urls.consent()} className="page-width flex max-w-text flex-col gap-6 py-10">
      <h1 className="text-title">{title}</h1>
      {saved && <Notice type="success">{t(texts.saved)}</Notice>}
      {nothingAsked ? (
        <p>{nothingAsked}</p>
      ) : (
        <>
          <p>{t(consentTexts.text)}</p>
          {!consent && <p className="text-soft">{t(texts.unanswered)}</p>}
          {purposes.map((purpose) => (
            <CheckboxField
              key={purpose}
              name="purpose"
              value={purpose}
              label={
                <>
                  <strong>{t(texts[purpose])}</strong>
                  <br />
                  {t(texts[`${purpose}Hint`])}
                </>
              }
              defaultChecked={consent?.allowed.includes(purpose) ?? false}
            />
          ))}
          <div className="flex flex-wrap gap-3">
            <Button kind="secondary" name="answer" value="chosen">
              {t(texts.save)}
            </Button>
            <Button kind="secondary" name="answer" value="none">
              {t(consentTexts.none)}
            </Button>
            <Button kind="secondary" name="answer" value="all">
              {t(consentTexts.all)}
            </Button>
          </div>
        </>
      )}
      {consent && <p className="text-small text-soft">{t(texts.number, { token: consent.token })}</p>}
    </form>
  )
}
