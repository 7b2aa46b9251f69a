import { Button } from '#kit/button.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { checkoutTexts } from '../texts.ts'

/** Signing in or registering on the way: the buttons of the form, so that what was typed is stored first. */
export function WhoSection() {
  const t = useTranslate()
  return (
    <div className="-my-2 flex flex-wrap items-center gap-x-2">
      <p>{t(checkoutTexts.whoLead)}</p>
      <Button kind="quiet" name="intent" value="signIn" formNoValidate>
        {t(checkoutTexts.signInLink)}
      </Button>
      <p>{t(checkoutTexts.whoElse)}</p>
      <Button kind="quiet" name="intent" value="register" formNoValidate>
        {t(checkoutTexts.register)}
      </Button>
    </div>
  )
}
