import { passwordTexts as texts } from '#features/customers/texts/password.ts'
import { AccountPage } from '#features/customers/ui/account-page.tsx'
import { NewPasswordForm } from '#features/customers/ui/new-password-form.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import type { Route } from './+types/page.ts'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
]

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function Password({ loaderData, actionData }: Route.ComponentProps) {
  const { title, email, hasPassword, saved, passwordLength } = loaderData
  const t = useTranslate()
  const message = actionData?.message
  return (
    <AccountPage title={title} lead={t(hasPassword ? texts.changeLead : texts.firstLead)}>
      {saved && !actionData && <Notice type="success">{t(texts.saved)}</Notice>}
      {message && <Notice type="error">{t(message.text, message.values)}</Notice>}
      <NewPasswordForm email={email} refusal={actionData} hasPassword={hasPassword} passwordLength={passwordLength} />
    </AccountPage>
  )
}
