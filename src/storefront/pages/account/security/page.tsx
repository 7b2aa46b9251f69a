import { secondFactorTexts } from '#features/customers/texts/security.ts'
import { AccountPage } from '#features/customers/ui/account-page.tsx'
import {
  BackupCodes,
  SecondFactorOff,
  SecondFactorOn,
  SecondFactorSetUp,
} from '#features/customers/ui/second-factor.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import type { Route } from './+types/page.ts'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
]

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/** How the account is protected: the second factor. */
export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const { title, codesLeft, neededProof, app, turnedOff } = loaderData
  const t = useTranslate()
  const { codes, problem, message } = actionData ?? {}
  return (
    <AccountPage title={title}>
      {message && <Notice type="error">{t(message.text, message.values)}</Notice>}
      <section aria-labelledby="second-factor" className="flex flex-col gap-5">
        <h2 id="second-factor" className="text-heading">
          {t(secondFactorTexts.title)}
        </h2>
        {turnedOff && !actionData && <Notice type="success">{t(secondFactorTexts.turnedOff)}</Notice>}
        {codes ? (
          <>
            {actionData?.turnedOn && <Notice type="success">{t(secondFactorTexts.turnedOn)}</Notice>}
            <BackupCodes codes={codes} />
          </>
        ) : codesLeft !== null ? (
          <SecondFactorOn codesLeft={codesLeft} problem={problem} />
        ) : app ? (
          <SecondFactorSetUp app={app} problem={problem} />
        ) : (
          <SecondFactorOff neededProof={neededProof} problem={problem} />
        )}
      </section>
    </AccountPage>
  )
}
