import { Button } from '#kit/button.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { urls } from '#shared/urls.ts'
import { consentTexts } from '../texts.ts'

/** A non-modal question below the page; every answer takes one press and has the same style. */
export function ConsentQuestion() {
  const t = useTranslate()
  return (
    <section
      aria-labelledby="consent-title"
      className="fixed inset-x-0 bottom-0 z-50 border-t border-line bg-raised print:hidden"
    >
      <form
        method="post"
        action={urls.consent()}
        className="page-width flex flex-col gap-3 py-4 desktop:flex-row desktop:items-center desktop:gap-6"
      >
        <div className="flex-1">
          <h2 id="consent-title" className="font-sans text-base font-semibold tracking-normal">
            {t(consentTexts.title)}
          </h2>
          <p className="text-small text-soft">{t(consentTexts.text)}</p>
        </div>
        <div className="grid gap-2 tablet:grid-cols-3">
          <Button kind="secondary" name="answer" value="none">
            {t(consentTexts.none)}
          </Button>
          <Button kind="secondary" name="answer" value="ask">
            {t(consentTexts.choose)}
          </Button>
          <Button kind="secondary" name="answer" value="all">
            {t(consentTexts.all)}
          </Button>
        </div>
      </form>
    </section>
  )
}
