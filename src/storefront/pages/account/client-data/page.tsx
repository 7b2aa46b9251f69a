import { Link } from 'react-router'
import { accountTexts as texts } from '#features/customers/texts/account.ts'
import { emailChangeTexts } from '#features/customers/texts/email-change.ts'
import { registrationTexts } from '#features/customers/texts/registration.ts'
import { AccountPage } from '#features/customers/ui/account-page.tsx'
import { ProfileForm } from '#features/customers/ui/profile-form.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import type { Route } from './+types/page.ts'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
]

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function ClientData({ loaderData, actionData }: Route.ComponentProps) {
  const { title, email, emailPage, values, countries, saved, waited } = loaderData
  const t = useTranslate()
  const problems = actionData?.problems ?? {}
  const mistakes = Object.keys(problems).length
  return (
    <AccountPage title={title} lead={t(texts.changeDataLead)}>
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="min-w-0 break-words">
          {t(registrationTexts.email)}: <strong className="font-semibold">{email}</strong>
        </span>
        <Link to={emailPage} className="text-accent underline underline-offset-4">
          {t(emailChangeTexts.change)}
        </Link>
      </p>
      {saved && !actionData && <Notice type="success">{t(texts.dataSaved)}</Notice>}
      {waited && !actionData && <Notice type="warning">{t(texts.typedWaited)}</Notice>}
      {mistakes > 0 && <Notice type="error">{t(texts.mistakes, { count: mistakes })}</Notice>}
      <ProfileForm
        values={actionData?.values ?? values}
        problems={problems}
        countries={countries}
        refusal={actionData}
        companyProblem={actionData?.companyProblem ?? null}
      />
    </AccountPage>
  )
}
