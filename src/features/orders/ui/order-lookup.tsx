import { Button } from '#kit/button.tsx'
import { TextField } from '#kit/fields.tsx'
import { Form } from '#kit/form.tsx'
import { useChecksOnFocus } from '#kit/forms/use-form-checks.ts'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import type { Message } from '#shared/text.ts'
import { orderLookupTexts } from '../texts/lookup.ts'

export interface OrderLookupAnswer {
  /** The mail was asked for: the form asks for its code. */
  sent: boolean
  number: string
  email: string
  problems: Record<string, Message>
  /** About the whole form. */
  message: Message | null
}

const loadChecks = async () => (await import('./order-lookup-checks.ts')).connectOrderLookup

/** Asks for number and e-mail of an order, then for the code that was mailed. */
export function OrderLookupForms({ answer }: { answer: OrderLookupAnswer }) {
  const t = useTranslate()
  const { sent, number, message } = answer
  return (
    <>
      <p className="text-soft">{sent ? t(orderLookupTexts.sent, { number }) : t(orderLookupTexts.lead)}</p>
      {message && <Notice type="error">{t(message.text, message.values)}</Notice>}
      {sent ? <CodeForm answer={answer} /> : <LinkForm answer={answer} />}
    </>
  )
}

function LinkForm({ answer }: { answer: OrderLookupAnswer }) {
  const t = useTranslate()
  const { number, email, problems } = answer
  const loadOnFocus = useChecksOnFocus(loadChecks, answer)
  return (
    <Form method="post" className="flex flex-col gap-5" noValidate onFocus={loadOnFocus}>
      <TextField
        name="order_id"
        label={t(orderLookupTexts.number)}
        hint={t(orderLookupTexts.numberHint)}
        error={problems.order_id && t(problems.order_id.text, problems.order_id.values)}
        defaultValue={number}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <TextField
        name="email"
        type="email"
        label={t(orderLookupTexts.email)}
        error={problems.email && t(problems.email.text, problems.email.values)}
        defaultValue={email}
        autoComplete="email"
        required
      />
      <Button>{t(orderLookupTexts.send)}</Button>
    </Form>
  )
}

function CodeForm({ answer: { number, email, problems } }: { answer: OrderLookupAnswer }) {
  const t = useTranslate()
  const known = (
    <>
      <input type="hidden" name="order_id" value={number} />
      <input type="hidden" name="email" value={email} />
    </>
  )
  return (
    <>
      <Form method="post" className="flex flex-col gap-5" noValidate>
        {known}
        <TextField
          name="code"
          label={t(orderLookupTexts.code)}
          hint={t(orderLookupTexts.codeHint)}
          error={problems.code && t(problems.code.text)}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
        <Button>{t(orderLookupTexts.open)}</Button>
      </Form>
      <Form method="post" noValidate>
        {known}
        <Button kind="quiet">{t(orderLookupTexts.again)}</Button>
      </Form>
    </>
  )
}
