import type { ReactNode } from 'react'
import { Button, LinkButton } from '#kit/button.tsx'
import { TextField } from '#kit/fields.tsx'
import { Form } from '#kit/form.tsx'
import { useChecksOnFocus } from '#kit/forms/use-form-checks.ts'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import type { Message, Text } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { accountTexts } from '../texts/account.ts'
import { signInLinkTexts } from '../texts/sign-in-link.ts'

interface AskForLinkProps {
  title: string
  texts: Record<'lead' | 'asked' | 'send', Text>
  /** The mail was asked for: says where to look for it. */
  sent: boolean
  /** Another way in, for who has the mail. */
  children?: ReactNode
  refusal?: { login: string; problem?: Message | undefined; message?: Message | undefined } | undefined
}

const loadChecks = async () => (await import('./forms/sign-in-checks.ts')).connectSignInForm

/** Asks for a login or an e-mail, to which a link is mailed, with the way back to signing in. */
export function AskForLink({ title, texts, sent, children, refusal }: AskForLinkProps) {
  const t = useTranslate()
  const { login, problem, message } = refusal ?? {}
  const loadOnFocus = useChecksOnFocus(loadChecks, refusal)
  return (
    <div className="page-width py-10">
      <div className="mx-auto flex w-full max-w-(--container-form) flex-col gap-6">
        <h1 className="text-title">{title}</h1>
        <p className="text-soft">{t(sent ? texts.asked : texts.lead)}</p>
        {message && <Notice type="error">{t(message.text, message.values)}</Notice>}
        {!sent && (
          <Form method="post" className="flex flex-col gap-5" noValidate onFocus={loadOnFocus}>
            <TextField
              name="login"
              label={t(accountTexts.login)}
              error={problem && t(problem.text, problem.values)}
              defaultValue={login}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
            <Button>{t(texts.send)}</Button>
          </Form>
        )}
        {sent && children}
        <LinkButton kind="secondary" to={urls.signIn()} className="self-start">
          {t(signInLinkTexts.backToSignIn)}
        </LinkButton>
      </div>
    </div>
  )
}
