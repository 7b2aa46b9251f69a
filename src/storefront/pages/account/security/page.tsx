import { secondFactorTexts } from '#features/customers/texts/security.ts'
import { AccountPage } from '#features/customers/ui/account-page.tsx'
import { ConnectedProviders } from '#features/customers/ui/connected-providers.tsx'
import { PasskeySection } from '#features/customers/ui/passkeys/passkey-section.tsx'
import {
  BackupCodes,
  SecondFactorOff,
  SecondFactorOn,
  SecondFactorSetUp,
} from '#features/customers/ui/second-factor.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import type { Route } from './+types/page.ts'
import type { Answer } from './page.server.ts'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
]

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/** How the account is protected: the second factor, passkeys, and the services by which the client signs in. */
export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const { title, codesLeft, neededProof, app, turnedOff, providers, providerProblem, disconnected } = loaderData
  const { passkeys, passkeyDone } = loaderData
  const t = useTranslate()
  const { codes, turnedOn, problem: wrong, message, form }: Answer = actionData ?? {}
  const problem = form ? undefined : wrong
  return (
    <AccountPage title={title}>
      {message && <Notice type="error">{t(message.text, message.values)}</Notice>}
      {providerProblem && !actionData && (
        <Notice type="error">{t(providerProblem.text, providerProblem.values)}</Notice>
      )}
      <section aria-labelledby="second-factor" className="flex flex-col gap-5">
        <h2 id="second-factor" className="text-heading">
          {t(secondFactorTexts.title)}
        </h2>
        {turnedOff && !actionData && <Notice type="success">{t(secondFactorTexts.turnedOff)}</Notice>}
        {codes ? (
          <>
            {turnedOn && <Notice type="success">{t(secondFactorTexts.turnedOn)}</Notice>}
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
      <PasskeySection
        passkeys={passkeys}
        neededProof={neededProof}
        problem={form === 'passkeys' ? wrong : undefined}
        done={actionData ? null : passkeyDone}
      />
      <ConnectedProviders
        providers={providers}
        neededProof={neededProof}
        problem={form === 'providers' ? wrong : undefined}
        disconnected={disconnected && !actionData}
      />
    </AccountPage>
  )
}
