import { consentPageTexts as texts } from '#features/consent/texts/page.ts'
import { consentTexts } from '#features/consent/texts/question.ts'
import { Button } from '#kit/button.tsx'
import { CheckboxField } from '#kit/checkbox-field.tsx'
import { Notice } from '#kit/notice.tsx'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import type { Route } from './+types/page'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
]

/** What a visitor allows, and where he changes it as easily as he gave it. */
export default function ConsentPage({
  loaderData: { title, purposes, nothingAsked, consent, saved },
}: Route.ComponentProps) {
  const say = useWords()
  return (
    <form method="post" action={urls.consent()} className="page-width flex max-w-text flex-col gap-6 py-10">
      <h1 className="text-title">{title}</h1>
      {saved && <Notice type="success">{say(texts.saved)}</Notice>}
      {nothingAsked ? (
        <p>{nothingAsked}</p>
      ) : (
        <>
          <p>{say(consentTexts.text)}</p>
          {!consent && <p className="text-soft">{say(texts.unanswered)}</p>}
          {purposes.map((purpose) => (
            <CheckboxField
              key={purpose}
              name="purpose"
              value={purpose}
              label={
                <>
                  <strong>{say(texts[purpose])}</strong>
                  <br />
                  {say(texts[`${purpose}Hint`])}
                </>
              }
              defaultChecked={consent?.allowed.includes(purpose) ?? false}
            />
          ))}
          <div className="flex flex-wrap gap-3">
            <Button kind="secondary" name="answer" value="chosen">
              {say(texts.save)}
            </Button>
            <Button kind="secondary" name="answer" value="none">
              {say(consentTexts.none)}
            </Button>
            <Button kind="secondary" name="answer" value="all">
              {say(consentTexts.all)}
            </Button>
          </div>
        </>
      )}
      {consent && <p className="text-small text-soft">{say(texts.number, { token: consent.token })}</p>}
    </form>
  )
}
