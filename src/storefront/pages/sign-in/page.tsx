import { useRef } from 'react'
import { Link } from 'react-router'
import { accountTexts } from '#features/customers/texts/account.ts'
import { passwordTexts } from '#features/customers/texts/password.ts'
import { providerTexts } from '#features/customers/texts/providers.ts'
import { registrationTexts } from '#features/customers/texts/registration.ts'
import { signInLinkTexts } from '#features/customers/texts/sign-in-link.ts'
import { signInPageTexts } from '#features/customers/texts/sign-in-page.ts'
import { AccountBenefits } from '#features/customers/ui/account-benefits.tsx'
import { PasskeySignIn } from '#features/customers/ui/passkeys/passkey-sign-in.tsx'
import { ProviderOptions } from '#features/customers/ui/provider-options.tsx'
import { Button, LinkButton } from '#kit/button.tsx'
import { TextField } from '#kit/fields.tsx'
import { Form } from '#kit/form.tsx'
import { useFocusOnRefusal } from '#kit/forms/use-focus-on-refusal.ts'
import { useChecksOnFocus } from '#kit/forms/use-form-checks.ts'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import { PasswordField } from '#kit/password-field.tsx'
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
    <div className="page-width py-10">
      <div className="page-beside">
        <div className="flex flex-col gap-6">
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
            <div className="flex flex-col">
              <PasswordField
                name="password"
                label={t(accountTexts.password)}
                error={errorText(refusal?.problems?.password)}
                autoComplete="current-password"
                required
              />
              <Link to={urls.askForPassword()} reloadDocument className={`self-end text-small ${quietLink}`}>
                {t(passwordTexts.forgotten)}
              </Link>
            </div>
            <Button>{t(accountTexts.signIn)}</Button>
          </Form>
          <section aria-labelledby="bez-hasla" className="flex flex-col gap-4 border-t border-line pt-6">
            <h2 id="bez-hasla" className="text-large">
              {t(signInPageTexts.withoutPassword)}
            </h2>
            <PasskeySignIn returnTo={loaderData.returnTo} />
            <div className="flex flex-col gap-2">
              <LinkButton kind="secondary" to={urls.askForSignInLink()}>
                {t(signInLinkTexts.otherWay)}
              </LinkButton>
              <p className="text-small text-soft">{t(signInPageTexts.linkText)}</p>
            </div>
          </section>
          <ProviderOptions options={loaderData.providers} title={providerTexts.title} label={providerTexts.signInBy} />
        </div>
        <WithoutAccount returnTo={loaderData.returnTo} findOrder={loaderData.findOrder} />
      </div>
    </div>
  )
}

/** What there is for a visitor who cannot sign in: an account, or an order that was placed without one. */
function WithoutAccount({ returnTo, findOrder }: { returnTo: string; findOrder: string }) {
  const t = useTranslate()
  return (
    <div className="page-aside flex flex-col gap-8">
      <section aria-labelledby="nowe-konto" className="flex flex-col items-start gap-3">
        <h2 id="nowe-konto" className="text-heading">
          {t(signInPageTexts.newHere)}
        </h2>
        <AccountBenefits className="flex flex-col gap-3 pb-2" />
        <LinkButton kind="secondary" to={urls.register(returnTo)}>
          {t(registrationTexts.title)}
        </LinkButton>
      </section>
      <section aria-labelledby="bez-konta" className="flex flex-col items-start">
        <h2 id="bez-konta" className="text-large">
          {t(signInPageTexts.guest)}
        </h2>
        <p>{t(signInPageTexts.guestText)}</p>
        <Link to={findOrder} className={quietLink}>
          {t(signInPageTexts.findOrder)}
        </Link>
      </section>
    </div>
  )
}

const quietLink = 'inline-flex min-h-11 items-center text-accent underline underline-offset-4 hover:text-accent-strong'
