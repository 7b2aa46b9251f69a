import { useCallback } from 'react'
import { Button } from '#kit/button.tsx'
import { TextField } from '#kit/fields.tsx'
import { Form } from '#kit/form.tsx'
import { useChecksOnFocus } from '#kit/forms/use-form-checks.ts'
import { useTranslate } from '#kit/messages.tsx'
import type { Message } from '#shared/text.ts'
import { passwordTexts as texts } from '../texts/password.ts'

interface NewPasswordFormProps {
  /** For password managers: whose password it is. */
  email: string
  problems: Record<string, Message>
  /** Asks for the present one too. */
  hasPassword: boolean
  /** In characters. */
  passwordLength: { min: number; max: number }
}

/** A new password with its repetition. Nothing that was typed is sent back to the page. */
export function NewPasswordForm({ email, problems, hasPassword, passwordLength }: NewPasswordFormProps) {
  const t = useTranslate()
  const { min, max } = passwordLength
  const loadChecks = useCallback(
    async () => (await import('./forms/registration-checks.ts')).connectNewPasswordForm({ min, max }),
    [min, max],
  )
  const loadOnFocus = useChecksOnFocus(loadChecks, problems)
  const error = (name: string) => problems[name] && t(problems[name].text, problems[name].values)
  return (
    <Form method="post" className="flex flex-col gap-5" noValidate onFocus={loadOnFocus}>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      {hasPassword && (
        <TextField
          name="present"
          type="password"
          label={t(texts.present)}
          error={error('present')}
          autoComplete="current-password"
          required
        />
      )}
      <TextField
        name="password"
        type="password"
        label={t(texts.next)}
        hint={t(texts.hint, passwordLength)}
        error={error('password')}
        autoComplete="new-password"
        required
      />
      <TextField
        name="passwordRepeat"
        type="password"
        label={t(texts.repeat)}
        error={error('passwordRepeat')}
        autoComplete="new-password"
        required
      />
      <Button>{t(texts.save)}</Button>
    </Form>
  )
}
