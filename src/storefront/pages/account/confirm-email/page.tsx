import { accountTexts } from '#features/customers/texts/account.ts'
import { confirmEmailTexts as texts } from '#features/customers/texts/registration.ts'
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

/** The target of the mail's link: names the account and confirms its e-mail with one button. */
export default function ConfirmEmail({ loaderData: { title, state, email }, actionData }: Route.ComponentProps) {
  const t = useTranslate()
  const shown = actionData?.gone ? 'gone' : state
  return (
    <div className="page-width py-10">
      <div className="mx-auto flex w-full max-w-(--container-form) flex-col gap-6">
        <h1 className="text-title">{shown === state ? title : t(texts.goneTitle)}</h1>
        {shown === 'gone' && (
          <>
            <p>{t(texts.gone)}</p>
            <LinkButton to={urls.account()} className="self-start">
              {t(texts.backToAccount)}
            </LinkButton>
          </>
        )}
        {shown === 'elsewhere' && (
          <>
            <p>{t(texts.elsewhere, { email })}</p>
            <LinkButton to={urls.signIn()} className="self-start">
              {t(accountTexts.signIn)}
            </LinkButton>
          </>
        )}
        {shown === 'open' && (
          <Form method="post" className="flex flex-col gap-6">
            <p className="font-semibold">{t(texts.account, { email })}</p>
            <Button className="self-start">{t(texts.confirm)}</Button>
          </Form>
        )}
      </div>
    </div>
  )
}
