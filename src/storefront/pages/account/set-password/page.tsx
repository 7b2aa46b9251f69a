import { passwordTexts as texts } from '#features/customers/texts/password.ts'
import { NewPasswordForm } from '#features/customers/ui/new-password-form.tsx'
import { LinkButton } from '#kit/button.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import { urls } from '#shared/urls.ts'
import type { Route } from './+types/page.ts'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' }, // the address is the key; with "no-referrer" a plain form would be refused as cross-site
]

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/** The target of the mail's link: names the account and sets its password. */
export default function SetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { title, email, passwordLength } = loaderData
  const t = useTranslate()
  const isGone = email === null || actionData?.gone === true
  return (
    <div className="page-width py-10">
      <div className="mx-auto flex w-full max-w-(--container-form) flex-col gap-6">
        <h1 className="text-title">{actionData?.gone ? t(texts.goneTitle) : title}</h1>
        {actionData?.message && <Notice type="error">{t(actionData.message.text)}</Notice>}
        {isGone ? (
          <>
            <p>{t(texts.gone)}</p>
            <LinkButton to={urls.askForPassword()} className="self-start">
              {t(texts.askAgain)}
            </LinkButton>
          </>
        ) : (
          <>
            <p className="font-semibold">{t(texts.account, { email })}</p>
            <p className="text-soft">{t(texts.setLead)}</p>
            <NewPasswordForm email={email} refusal={actionData} hasPassword={false} passwordLength={passwordLength} />
          </>
        )}
      </div>
    </div>
  )
}
