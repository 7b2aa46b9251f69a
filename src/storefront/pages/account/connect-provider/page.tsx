import { providerTexts as texts } from '#features/customers/texts/providers.ts'
import { securityTexts } from '#features/customers/texts/security.ts'
import { PresentPassword } from '#features/customers/ui/second-factor.tsx'
import { Button, LinkButton } from '#kit/button.tsx'
import { Form } from '#kit/form.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import { urls } from '#shared/urls.ts'
import type { ShownProofRefusal } from '../proof-refusal.server.ts'
import type { Route } from './+types/page.ts'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
]

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/** Between a provider and an account: connects them, or says what is missing. */
export default function ConnectProvider({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate()
  const { title, returnTo } = loaderData
  const { message, problem }: ShownProofRefusal = actionData ?? {}
  return (
    <div className="page-width py-10">
      <div className="mx-auto flex w-full max-w-(--container-form) flex-col gap-6">
        <h1 className="text-title">{title}</h1>
        {message && <Notice type="error">{t(message.text, message.values)}</Notice>}
        {loaderData.step === 'gone' && (
          <>
            <p>{t(texts.gone)}</p>
            <LinkButton to={urls.signIn(returnTo)} className="self-start">
              {t(texts.goBack)}
            </LinkButton>
          </>
        )}
        {loaderData.step === 'sign-in' && (
          <>
            <p>{t(texts.existing, loaderData.shown)}</p>
            <LinkButton to={loaderData.signInAddress} className="self-start">
              {t(texts.signIn)}
            </LinkButton>
          </>
        )}
        {loaderData.step === 'connect' && (
          <>
            <p className="font-semibold break-words">{t(texts.identity, loaderData.shown)}</p>
            <p>{t(texts.connectLead, loaderData.shown)}</p>
            {loaderData.neededProof === 'sign-in' ? (
              <p className="text-soft">{t(securityTexts.signInAgain)}</p>
            ) : (
              <Form method="post" className="flex flex-col gap-5" noValidate>
                <input type="hidden" name="powrot" value={returnTo} />
                {loaderData.neededProof === 'password' && <PresentPassword problem={problem} />}
                <Button className="self-start">{t(texts.connect)}</Button>
              </Form>
            )}
          </>
        )}
      </div>
    </div>
  )
}
