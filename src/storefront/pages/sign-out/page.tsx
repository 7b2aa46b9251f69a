import { useEffect } from 'react'
import { forgetDraft } from '#features/checkout/ui/keep-draft.ts'
import { accountTexts } from '#features/customers/texts/account.ts'
import { Button } from '#kit/button.tsx'
import { Form } from '#kit/form.tsx'
import { LinkButton } from '#kit/link-button.tsx'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import type { Route } from './+types/page.ts'
import { forgetCheckout } from './forget-checkout.ts'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
]

/** Asks a client whether to sign out; where nobody is signed in (any more), says so and clears up after the last one. */
export default function SignOut({ loaderData: { title, signedIn } }: Route.ComponentProps) {
  const say = useWords()
  useEffect(() => {
    if (signedIn) return
    forgetDraft()
    forgetCheckout(sessionStorage)
  }, [signedIn])
  return (
    <div className="page-width py-10">
      <div className="mx-auto flex w-full max-w-(--container-form) flex-col gap-6">
        <h1 className="text-title">{title}</h1>
        <p className="text-soft">{say(signedIn ? accountTexts.signOutQuestion : accountTexts.signedOutLead)}</p>
        {signedIn ? (
          <Form method="post" className="flex flex-wrap gap-3">
            <Button>{say(accountTexts.signOut)}</Button>
            <LinkButton kind="secondary" to={urls.account()}>
              {say(accountTexts.backToAccount)}
            </LinkButton>
          </Form>
        ) : (
          <div className="flex flex-wrap gap-3">
            <LinkButton to={urls.home()}>{say(accountTexts.backToShop)}</LinkButton>
            <LinkButton kind="secondary" to={urls.signIn()}>
              {say(accountTexts.signIn)}
            </LinkButton>
          </div>
        )}
      </div>
    </div>
  )
}
