import { useCallback, useRef } from 'react'
import { Button } from '#kit/button.tsx'
import { Form } from '#kit/form.tsx'
import { useFocusOnRefusal } from '#kit/forms/use-focus-on-refusal.ts'
import { useChecksOnFocus } from '#kit/forms/use-form-checks.ts'
import { useTranslate } from '#kit/messages.tsx'
import { PasswordField } from '#kit/password-field.tsx'
import type { Message } from '#shared/text.ts'
import { passwordTexts as texts } from '../texts/password.ts'

interface NewPasswordFormProps {
  /** For password managers: whose password it is. */
  email: string
  /** The server's answer to the last submit: problems by field name. */
  refusal: { problems?: Record<string, Message> } | undefined
  /** Asks for the present one too. */
  hasPassword: boolean
  /** In characters. */
  passwordLength: { min: number; max: number }
}

/** A new password with its repetition. Nothing that was typed is sent back to the page. */
export function NewPasswordForm({ email, refusal, hasPassword, passwordLength }: NewPasswordFormProps) {
  const t = useTranslate()
  const { min, max } = passwordLength
  const loadChecks = useCallback(
    async () => (await import('./forms/registration-checks.ts')).connectNewPasswordForm({ min, max }, { hasPassword }),
    [min, max, hasPassword],
  )
  const form = useRef<HTMLFormElement>(null)
  const loadOnFocus = useChecksOnFocus(loadChecks, refusal)
  useFocusOnRefusal(form, refusal)
  const error = (name: string) => {
    const problem = refusal?.problems?.[name]
    return problem && t(problem.text, problem.values)
  }
  return (
    <Form ref={form} method="post" className="flex flex-col gap-5" noValidate onFocus={loadOnFocus}>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      {hasPassword && (
        <PasswordField
          name="present"
          label={t(texts.present)}
          error={error('present')}
          autoComplete="current-password"
          required
        />
      )}
      <PasswordField
        name="password"
        label={t(texts.next)}
        hint={t(texts.hint, passwordLength)}
        error={error('password')}
        autoComplete="new-password"
        required
      />
      <PasswordField
        name="passwordRepeat"
        label={t(texts.repeat)}
        error={error('passwordRepeat')}
        autoComplete="new-password"
        required
      />
      <Button>{t(texts.save)}</Button>
    </Form>
  )
}
