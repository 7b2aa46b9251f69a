import { useState } from 'react'
import { Button } from '#kit/button.tsx'
import { SelectField, TextField } from '#kit/fields.tsx'
import { Form } from '#kit/form.tsx'
import { useChecksOnFocus } from '#kit/forms/use-form-checks.ts'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import { urls } from '#shared/urls.ts'
import { stockAlertFormTexts } from '../texts/form.ts'

interface StockAlertFormProps {
  productId: number
  /** The word for its sizes. */
  sizeWord: string
  /** The sizes that alerts are possible for. */
  sizes: { type: string; name: string }[]
  /** The size that is selected at first. */
  size?: string
  email?: string
  /** The wanted quantity, if given. */
  quantity?: string
  /** The server's response to a previous submission. */
  answered?: StockAlertResponse | null
}

const loadChecks = async () => (await import('./stock-alert-checks.ts')).connectStockAlertForm

/** A form for a stock alert: works without scripts, and with scripts without leaving the page (B8.44–B8.47). */
export function StockAlertForm({
  productId,
  sizeWord,
  sizes,
  size,
  email,
  quantity,
  answered = null,
}: StockAlertFormProps) {
  const t = useTranslate()
  const [answer, setAnswer] = useState(answered)
  const loadOnFocus = useChecksOnFocus(loadChecks, answer)
  const wrongEmail = answer?.errdesc === 'mail' ? answer.message : null
  if (answer?.status === 'success') return <Notice type="success">{answer.message}</Notice>
  return (
    <Form
      method="post"
      action={urls.notify(productId)}
      reloadDocument
      noValidate
      send={async (form) => setAnswer(await sendStockAlertRequest(form))}
      onFocus={loadOnFocus}
      className="flex flex-col gap-4"
    >
      <input type="hidden" name="product" value={productId} />
      {quantity && <input type="hidden" name="quantity" value={quantity} />}
      {sizes.length === 1 ? (
        <input type="hidden" name="size" value={sizes[0]?.type} />
      ) : (
        <SelectField
          label={sizeWord}
          name="size"
          defaultValue={size}
          options={sizes.map(({ type, name }) => ({ value: type, label: name || type }))}
        />
      )}
      <TextField
        label={t(stockAlertFormTexts.email)}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={email}
        hint={t(stockAlertFormTexts.promise)}
        error={wrongEmail}
      />
      {answer && !wrongEmail && <Notice type="error">{answer.message ?? t(stockAlertFormTexts.connection)}</Notice>}
      <a href={urls.content('polityka-prywatnosci')} className="self-start text-small text-soft underline">
        {t(stockAlertFormTexts.privacy)}
      </a>
      <Button className="self-start">{t(stockAlertFormTexts.send)}</Button>
    </Form>
  )
}

/** The result of requesting an alert. A message is the shop's own, ready to show; null: no response (B8.47). */
interface StockAlertResponse {
  status: string
  errdesc?: string
  message: string | null
}

/** Submits the form; never rejects. */
async function sendStockAlertRequest(form: HTMLFormElement): Promise<StockAlertResponse> {
  try {
    const fields = new FormData(form)
    fields.set('action', 'set_product_observed')
    const answer = await fetch('/ajax/projector.php', { method: 'POST', body: fields })
    return await answer.json()
  } catch {
    return { status: 'error', message: null }
  }
}
