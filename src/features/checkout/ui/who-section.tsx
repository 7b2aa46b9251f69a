import { Button } from '#kit/button.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { checkoutTexts } from '../texts.ts'

/** Signing in or registering on the way: the buttons of the form, so that what was typed is stored first. */
export function WhoSection() {
  const t = useTranslate()
  return (
    <section
      aria-label={t(checkoutTexts.who)}
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-panel bg-surface p-4"
    >
      <p className="grow basis-80">{t(checkoutTexts.whoLead)}</p>
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" name="intent" value="signIn" formNoValidate>
          {t(checkoutTexts.signInLink)}
        </Button>
        <Button kind="quiet" name="intent" value="register" formNoValidate>
          {t(checkoutTexts.register)}
        </Button>
      </div>
    </section>
  )
}
