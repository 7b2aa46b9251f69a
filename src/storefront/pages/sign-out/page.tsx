import { useEffect } from 'react'
import { clearFormDraft } from '#features/checkout/ui/use-form-draft.ts'
import { accountTexts } from '#features/customers/texts/account.ts'
import { privacyTexts } from '#features/privacy/texts.ts'
import { Button, LinkButton } from '#kit/button.tsx'
import { Form } from '#kit/form.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { urls } from '#shared/urls.ts'
import type { Route } from './+types/page.ts'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
]

/** Asks a client whether to sign out; without a session, says so and clears the previous client's data. */
export default function SignOut({ loaderData: { title, signedIn, isDeleted } }: Route.ComponentProps) {
  const t = useTranslate()
  const signedOutLead = isDeleted ? privacyTexts.erased : accountTexts.signedOutLead
  useEffect(() => {
    if (signedIn) return
    clearFormDraft()
    forgetCheckout(sessionStorage)
  }, [signedIn])
  return (
    <div className="page-width py-10">
      <div className="mx-auto flex w-full max-w-(--container-form) flex-col gap-6">
        <h1 className="text-title">{title}</h1>
        <p className="text-soft">{t(signedIn ? accountTexts.signOutQuestion : signedOutLead)}</p>
        {signedIn ? (
          <Form method="post" className="flex flex-wrap gap-3">
            <Button>{t(accountTexts.signOut)}</Button>
            <LinkButton kind="secondary" to={urls.account()}>
              {t(accountTexts.backToAccount)}
            </LinkButton>
          </Form>
        ) : (
          <div className="flex flex-wrap gap-3">
            <LinkButton to={urls.home()}>{t(accountTexts.backToShop)}</LinkButton>
            <LinkButton kind="secondary" to={urls.signIn()}>
              {t(accountTexts.signIn)}
            </LinkButton>
          </div>
        )}
      </div>
    </div>
  )
}

/** Removes what an express checkout has stored in this tab: the keys that start with 'expchck' (A6.4, B6.10). */
function forgetCheckout(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith('expchck')) storage.removeItem(key)
}
