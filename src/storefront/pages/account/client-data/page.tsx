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
    <AccountPage title={title} lead={t(texts.changeDataLead)} wide>
      {saved && !actionData && <Notice type="success">{t(texts.dataSaved)}</Notice>}
      {waited && !actionData && <Notice type="warning">{t(texts.typedWaited)}</Notice>}
      {mistakes > 0 && <Notice type="error">{t(texts.mistakes, { count: mistakes })}</Notice>}
      <p className="flex flex-wrap items-center justify-between gap-x-4 rounded-panel border border-line bg-raised p-5">
        <span className="min-w-0 break-words">
          <span className="block text-small text-soft">{t(registrationTexts.email)}</span>
          <strong className="font-semibold">{email}</strong>
        </span>
        <Link to={emailPage} className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
          {t(emailChangeTexts.change)}
        </Link>
      </p>
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
