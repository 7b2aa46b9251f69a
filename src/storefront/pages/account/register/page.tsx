import { useCallback, useRef } from 'react'
import { providerTexts } from '#features/customers/texts/providers.ts'
import { registrationTexts as texts } from '#features/customers/texts/registration.ts'
import { signInLinkTexts } from '#features/customers/texts/sign-in-link.ts'
import { AccountBenefits } from '#features/customers/ui/account-benefits.tsx'
import { ProviderOptions } from '#features/customers/ui/provider-options.tsx'
import { RegistrationSections } from '#features/customers/ui/registration-form.tsx'
import { newsletterTexts } from '#features/newsletter/texts.ts'
import { Button, LinkButton } from '#kit/button.tsx'
import { CheckboxField } from '#kit/checkbox-field.tsx'
import { Form } from '#kit/form.tsx'
import { useFocusOnRefusal } from '#kit/forms/use-focus-on-refusal.ts'
import { useFormChecks } from '#kit/forms/use-form-checks.ts'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import { TextWithLink } from '#kit/text-with-link.tsx'
import { urls } from '#shared/urls.ts'
import type { Route } from './+types/page.ts'
import type { ShownRegistrationRefusal } from './page.server.ts'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
]

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const { title, returnTo, countries, passwordLength, newsletter, providers, signInAddress, byProvider } = loaderData
  const t = useTranslate()
  const refusal: ShownRegistrationRefusal | undefined = actionData
  const { min, max } = passwordLength
  const loadChecks = useCallback(
    async () =>
      (await import('#features/customers/ui/forms/registration-checks.ts')).connectRegistrationForm({ min, max }),
    [min, max],
  )
  const form = useRef<HTMLFormElement>(null)
  useFormChecks(form, loadChecks, refusal)
  useFocusOnRefusal(form, refusal)
  return (
    <div className="page-width register-columns">
      <header>
        <h1 className="text-title">{title}</h1>
        {byProvider && <p className="text-soft">{t(providerTexts.registerLead, { provider: byProvider.provider })}</p>}
        <p>
          <TextWithLink
            text={byProvider ? providerTexts.haveAccount : texts.haveAccount}
            link={byProvider ? providerTexts.haveAccountLink : texts.signIn}
            to={signInAddress}
            newTab={false}
          />
        </p>
      </header>
      <Benefits />
      <div className="flex min-w-0 flex-col gap-6">
        <ProviderOptions options={providers} title={providerTexts.registerTitle} label={providerTexts.registerBy} />
        {refusal?.message && (
          <div data-refusal tabIndex={-1} className="outline-none">
            <Notice type="error">{t(refusal.message.text, refusal.message.values)}</Notice>
          </div>
        )}
        {refusal?.existing && <ExistingAccount email={refusal.existing} signInAddress={signInAddress} />}
        <Form ref={form} method="post" className="flex flex-col gap-8" noValidate>
          <button type="submit" hidden />
          <input type="hidden" name="powrot" value={returnTo} />
          <RegistrationSections
            values={refusal?.values ?? byProvider?.values ?? {}}
            problems={refusal?.problems ?? {}}
            countries={countries}
            passwordLength={passwordLength}
            withPassword={byProvider === null}
            companyProblems={refusal?.companyProblems ?? { own: null, invoice: null }}
          >
            {newsletter !== null && (
              <CheckboxField
                name="newsletter"
                label={t(newsletterTexts.consent, { shop: newsletter })}
                defaultChecked={refusal?.values.newsletter === 'on'}
              />
            )}
          </RegistrationSections>
          <div className="flex flex-col gap-3">
            <Button>{t(texts.send)}</Button>
            <p className="text-small text-soft">{t(texts.afterwards)}</p>
          </div>
        </Form>
      </div>
    </div>
  )
}

/** What is gained by an account: in short above the form on small views, beside it on others. */
function Benefits() {
  const t = useTranslate()
  return (
    <section aria-labelledby="co-daje-konto" className="register-benefits">
      <h2 id="co-daje-konto" className="sr-only desktop:not-sr-only desktop:text-large">
        {t(texts.benefits)}
      </h2>
      <AccountBenefits className="contents" />
    </section>
  )
}

function ExistingAccount({ email, signInAddress }: { email: string; signInAddress: string }) {
  const t = useTranslate()
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton to={signInAddress}>{t(texts.signIn)}</LinkButton>
      <Form method="post" action={urls.askForSignInLink()} reloadDocument>
        <input type="hidden" name="login" value={email} />
        <Button kind="secondary">{t(signInLinkTexts.send)}</Button>
      </Form>
    </div>
  )
}
