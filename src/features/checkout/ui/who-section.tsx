import { Button } from '#kit/button.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { checkoutTexts } from '../texts.ts'

/** Signing in or registering on the way: the buttons of the form, so that what was typed is stored first. */
export function WhoSection() {
  const t = useTranslate()
  return (
    <div className="-my-2 flex flex-wrap gap-x-2">
      <p className="flex items-center">
        {t(checkoutTexts.whoLead)}
        <Button kind="quiet" name="intent" value="signIn" formNoValidate>
          {t(checkoutTexts.signInLink)}
        </Button>
      </p>
      <p className="flex items-center">
        {t(checkoutTexts.whoElse)}
        <Button kind="quiet" name="intent" value="register" formNoValidate>
          {t(checkoutTexts.register)}
        </Button>
      </p>
    </div>
  )
}
