import { Button } from '#kit/button.tsx'
import { TextField } from '#kit/fields.tsx'
import { Form } from '#kit/form.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { payTexts } from '../texts/online.ts'
import { paymentIcons } from './payment-icons.ts'

/** Asks for the six digits of the bank's application (B5.46): a plain form, which works without scripts. */
export function BlikForm({ problem, typed }: { problem: string | null; typed: string | undefined }) {
  const t = useTranslate()
  const Icon = paymentIcons.blik
  return (
    <Form
      method="post"
      reloadDocument
      noValidate
      className="flex flex-col gap-4 rounded-panel border border-line bg-raised p-5 tablet:p-6"
    >
      <input type="hidden" name="intent" value="blik" />
      <h2 className="flex items-center gap-3 text-heading">
        <Icon aria-hidden="true" className="size-6 shrink-0 text-accent" strokeWidth={1.5} />
        {t(payTexts.blikTitle)}
      </h2>
      <TextField
        name="code"
        label={t(payTexts.blikCode)}
        hint={t(payTexts.blikHint)}
        error={problem}
        defaultValue={typed}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={9}
        required
        autoFocus={problem !== null}
        className="max-w-48 text-large tracking-wide tabular-nums"
      />
      <Button className="self-start">{t(payTexts.blikPay)}</Button>
    </Form>
  )
}
