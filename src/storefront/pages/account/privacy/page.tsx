import type { ReactNode } from 'react'
import { AccountPage } from '#features/customers/ui/account-page.tsx'
import { privacyTexts as texts } from '#features/privacy/texts.ts'
import { Button, buttonClass } from '#kit/button.tsx'
import { CheckboxField } from '#kit/checkbox-field.tsx'
import { Form } from '#kit/form.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import { PasswordField } from '#kit/password-field.tsx'
import type { Message, Text } from '#shared/text.ts'
import type { Route } from './+types/page.ts'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
]

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

type Data = Route.ComponentProps['loaderData']

/** Consents with their withdrawal, a copy of the data, and the deletion of the account. */
export default function Privacy({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate()
  const message = actionData?.message
  return (
    <AccountPage title={loaderData.title}>
      {message && <Notice type="error">{t(message.text, message.values)}</Notice>}
      <Section id="zgody" title={texts.consents}>
        <Consents consents={loaderData.consents} />
      </Section>
      <Section id="zgoda-na-newsletter" title={texts.newsletter}>
        <Newsletter data={loaderData} />
      </Section>
      <Section id="ciasteczka" title={texts.cookies}>
        <p className="text-soft">{t(texts.cookiesLead)}</p>
        <a href={loaderData.cookieConsents} className={buttonClass('secondary', 'self-start')}>
          {t(texts.changeCookies)}
        </a>
      </Section>
      <Section id="kopia" title={texts.export}>
        <p className="text-soft">{t(texts.exportLead)}</p>
        <a href={loaderData.personalData} download className={buttonClass('secondary', 'self-start')}>
          {t(texts.download)}
        </a>
      </Section>
      <Section id="usuniecie" title={texts.erase}>
        <EraseForm hasPassword={loaderData.hasPassword} sure={actionData?.sure} password={actionData?.password} />
      </Section>
    </AccountPage>
  )
}

function Section({ id, title, children }: { id: string; title: Text; children: ReactNode }) {
  const t = useTranslate()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 border-t border-line pt-6">
      <h2 id={id} className="text-heading">
        {t(title)}
      </h2>
      {children}
    </section>
  )
}

function Consents({ consents }: { consents: Data['consents'] }) {
  const t = useTranslate()
  if (consents.length === 0) return <p className="text-soft">{t(texts.noConsents)}</p>
  return (
    <ul className="flex flex-col gap-3">
      {consents.map(({ words, version, when }) => (
        <li key={`${words} ${version} ${when}`}>
          <p>{words}</p>
          <p className="text-small text-soft">
            {version === null ? t(texts.consentOn, { when }) : t(texts.consentOf, { when, version })}
          </p>
        </li>
      ))}
    </ul>
  )
}

const newsletterStates = {
  unconfirmed: texts.newsletterUnconfirmed,
  none: texts.newsletterNone,
  asked: texts.newsletterAsked,
  confirmed: texts.newsletterConfirmed,
}

function Newsletter({ data }: { data: Data }) {
  const t = useTranslate()
  return (
    <>
      <p>{t(newsletterStates[data.newsletter], { email: data.email })}</p>
      {data.newsletterWords && <p className="text-small text-soft">{data.newsletterWords}</p>}
      {data.newsletter === 'none' && (
        <a href={data.newsletterPage} className={buttonClass('secondary', 'self-start')}>
          {t(texts.join)}
        </a>
      )}
      {(data.newsletter === 'asked' || data.newsletter === 'confirmed') && (
        <Form method="post">
          <Button kind="secondary" name="newsletter" value="leave">
            {t(texts.leaveNewsletter)}
          </Button>
        </Form>
      )}
    </>
  )
}

interface EraseFormProps {
  hasPassword: boolean
  sure: Message | undefined
  password: Message | undefined
}

function EraseForm({ hasPassword, sure, password }: EraseFormProps) {
  const t = useTranslate()
  return (
    <Form method="post" className="flex flex-col gap-5" noValidate>
      <p>{t(texts.eraseLead)}</p>
      <p className="text-soft">{t(texts.eraseKept)}</p>
      {hasPassword && (
        <PasswordField
          name="present"
          label={t(texts.erasePassword)}
          error={password && t(password.text)}
          autoComplete="current-password"
          required
        />
      )}
      <CheckboxField name="sure" label={t(texts.eraseSure)} error={sure && t(sure.text)} required />
      <Button kind="secondary" className="self-start">
        {t(texts.eraseButton)}
      </Button>
    </Form>
  )
}
