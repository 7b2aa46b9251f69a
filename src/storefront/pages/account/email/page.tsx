import { useRef } from 'react'
import { emailChangeTexts as texts } from '#features/customers/texts/email-change.ts'
import { AccountPage } from '#features/customers/ui/account-page.tsx'
import { Button, LinkButton } from '#kit/button.tsx'
import { TextField } from '#kit/fields.tsx'
import { Form } from '#kit/form.tsx'
import { useFocusOnRefusal } from '#kit/forms/use-focus-on-refusal.ts'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import { PasswordField } from '#kit/password-field.tsx'
import type { Message } from '#shared/text.ts'
import type { Route } from './+types/page.ts'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
]

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function Email({ loaderData, actionData }: Route.ComponentProps) {
  const { title, email, page, isSent, isChanged, neededProof } = loaderData
  const t = useTranslate()
  if (isSent && !actionData)
    return (
      <AccountPage title={title} lead={t(texts.sent)}>
        <LinkButton to={page} kind="secondary" className="self-start">
          {t(texts.again)}
        </LinkButton>
      </AccountPage>
    )
  const message = actionData?.message
  return (
    <AccountPage title={title} lead={t(texts.lead, { email })}>
      {isChanged && !actionData && <Notice type="success">{t(texts.done, { email })}</Notice>}
      {message && <Notice type="error">{t(message.text, message.values)}</Notice>}
      {neededProof === 'sign-in' ? (
        <Notice type="error">{t(texts.signInAgain)}</Notice>
      ) : (
        <EmailForm refusal={actionData} asksPassword={neededProof === 'password'} />
      )}
    </AccountPage>
  )
}

interface EmailFormProps {
  /** The server's answer to the last submit. */
  refusal: { email: string; problems?: { email?: Message; password?: Message } } | undefined
  asksPassword: boolean
}

function EmailForm({ refusal, asksPassword }: EmailFormProps) {
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  useFocusOnRefusal(form, refusal)
  const error = (problem: Message | undefined) => problem && t(problem.text, problem.values)
  return (
    <Form ref={form} method="post" className="flex flex-col gap-5" noValidate>
      <TextField
        name="email"
        type="email"
        label={t(texts.next)}
        defaultValue={refusal?.email ?? ''}
        error={error(refusal?.problems?.email)}
        autoComplete="email"
        required
      />
      {asksPassword && (
        <PasswordField
          name="password"
          label={t(texts.password)}
          error={error(refusal?.problems?.password)}
          autoComplete="current-password"
          required
        />
      )}
      <Button className="self-start">{t(texts.send)}</Button>
    </Form>
  )
}
