import { Button } from '#kit/button.tsx'
import { TextField } from '#kit/fields.tsx'
import { Form } from '#kit/form.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { payTexts } from '../texts/online.ts'

/** Asks for the six digits of the bank's application (B5.46): a plain form, which works without scripts. */
export function BlikForm({ problem }: { problem: string | null }) {
  const t = useTranslate()
  return (
    <Form
      method="post"
      reloadDocument
      noValidate
      className="flex flex-col gap-4 rounded-panel border border-line bg-raised p-5"
    >
      <input type="hidden" name="intent" value="blik" />
      <h2 className="text-heading">{t(payTexts.blikTitle)}</h2>
      <TextField
        name="code"
        label={t(payTexts.blikCode)}
        hint={t(payTexts.blikHint)}
        error={problem}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={9}
        required
        autoFocus={problem !== null}
        className="max-w-48 tabular-nums"
      />
      <Button className="self-start">{t(payTexts.blikPay)}</Button>
    </Form>
  )
}
