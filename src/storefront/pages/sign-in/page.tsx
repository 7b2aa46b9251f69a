import { useRef } from 'react'
import { Link } from 'react-router'
import { accountTexts } from '#features/customers/texts/account.ts'
import { passwordTexts } from '#features/customers/texts/password.ts'
import { providerTexts } from '#features/customers/texts/providers.ts'
import { registrationTexts } from '#features/customers/texts/registration.ts'
import { signInLinkTexts } from '#features/customers/texts/sign-in-link.ts'
import { PasskeySignIn } from '#features/customers/ui/passkeys/passkey-sign-in.tsx'
import { ProviderOptions } from '#features/customers/ui/provider-options.tsx'
import { Button } from '#kit/button.tsx'
import { TextField } from '#kit/fields.tsx'
import { Form } from '#kit/form.tsx'
import { useFocusOnRefusal } from '#kit/forms/use-focus-on-refusal.ts'
import { useChecksOnFocus } from '#kit/forms/use-form-checks.ts'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import { TextWithLink } from '#kit/text-with-link.tsx'
import type { Message } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { Route } from './+types/page.ts'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
]

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/** The action's response after a failed sign-in. */
interface Refusal {
  login: string
  message?: Message
  problems?: Record<string, Message>
  /** Too many attempts: offers a link by mail instead. */
  offersLink?: boolean
}

const loadChecks = async () => (await import('#features/customers/ui/forms/sign-in-checks.ts')).connectSignInForm

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate()
  const refusal: Refusal | undefined = actionData
  const loadOnFocus = useChecksOnFocus(loadChecks, actionData)
  const form = useRef<HTMLFormElement>(null)
  useFocusOnRefusal(form, refusal)
  const errorText = (message?: Message) => message && t(message.text, message.values)
  return (
    <div className="page-width flex flex-col gap-6 py-10">
      <div className="mx-auto flex w-full max-w-(--container-form) flex-col gap-6">
        <h1 className="text-title">{t(accountTexts.signInTitle)}</h1>
        <p className="text-soft">{t(accountTexts.signInLead)}</p>
        {loaderData.providerProblem && !refusal && (
          <Notice type="error">{errorText(loaderData.providerProblem)}</Notice>
        )}
        {refusal?.message && <Notice type="error">{errorText(refusal.message)}</Notice>}
        {refusal?.offersLink && (
          <Form method="post" action={urls.askForSignInLink()} className="flex flex-col gap-4">
            <p>{t(signInLinkTexts.offer)}</p>
            <input type="hidden" name="login" value={refusal.login} />
            <Button className="self-start">{t(signInLinkTexts.send)}</Button>
          </Form>
        )}
        <Form ref={form} method="post" className="flex flex-col gap-5" noValidate onFocus={loadOnFocus}>
          <input type="hidden" name="powrot" value={loaderData.returnTo} />
          <TextField
            name="login"
            label={t(accountTexts.login)}
            error={errorText(refusal?.problems?.login)}
            defaultValue={refusal?.login}
            autoComplete="username webauthn"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <TextField
            name="password"
            type="password"
            label={t(accountTexts.password)}
            error={errorText(refusal?.problems?.password)}
            autoComplete="current-password"
            required
          />
          <Button>{t(accountTexts.signIn)}</Button>
        </Form>
        <PasskeySignIn returnTo={loaderData.returnTo} />
        <Link to={urls.askForPassword()} reloadDocument className="self-start text-accent underline underline-offset-4">
          {t(passwordTexts.forgotten)}
        </Link>
        <p>
          <TextWithLink
            text={registrationTexts.register}
            link={registrationTexts.registerLink}
            to={urls.register(loaderData.returnTo)}
            newTab={false}
          />
        </p>
        <Link to={urls.askForSignInLink()} className="self-start text-accent underline underline-offset-4">
          {t(signInLinkTexts.otherWay)}
        </Link>
        <ProviderOptions options={loaderData.providers} title={providerTexts.title} label={providerTexts.signInBy} />
      </div>
    </div>
  )
}
