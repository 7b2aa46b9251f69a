import { signInLinkTexts as texts } from '#features/customers/texts/sign-in-link.ts'
import { Button, LinkButton } from '#kit/button.tsx'
import { Form } from '#kit/form.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { urls } from '#shared/urls.ts'
import type { Route } from './+types/page.ts'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' }, // the address is the key; with "no-referrer" a plain form would be refused as cross-site
]

/** The target of the mail's link: names the account and signs in with one button. */
export default function SignInByLink({ loaderData: { title, email }, actionData }: Route.ComponentProps) {
  const t = useTranslate()
  return (
    <div className="page-width py-10">
      <div className="mx-auto flex w-full max-w-(--container-form) flex-col gap-6">
        <h1 className="text-title">{actionData?.gone ? t(texts.goneTitle) : title}</h1>
        {email === null || actionData?.gone ? (
          <>
            <p>{t(texts.gone)}</p>
            <LinkButton to={urls.askForSignInLink()} className="self-start">
              {t(texts.askAgain)}
            </LinkButton>
          </>
        ) : (
          <Form method="post" className="flex flex-col gap-6">
            <p className="font-semibold">{t(texts.account, { email })}</p>
            <p className="text-soft">{t(texts.useLead)}</p>
            <Button className="self-start">{t(texts.use)}</Button>
          </Form>
        )}
      </div>
    </div>
  )
}
