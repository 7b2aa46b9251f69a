import { useState } from 'react'
import { Button } from '#kit/button.tsx'
import { Form } from '#kit/form.tsx'
import { Notice } from '#kit/notice.tsx'
import { SelectField } from '#kit/select-field.tsx'
import { TextField } from '#kit/text-field.tsx'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import { notifyTexts } from '../texts/form.ts'
import { sendWish, type WishAnswer } from './send-wish.ts'

interface NotifyFormProps {
  productId: number
  /** What its sizes are called. */
  sizeWord: string
  /** Those that may be waited for. */
  sizes: { type: string; name: string }[]
  /** Which of them is meant at first. */
  size?: string
  email?: string
  /** How many are wanted, where that was said. */
  quantity?: string
  /** What the server has said to this form already. */
  answered?: WishAnswer | null
}

/** Asks to be told when a size can be had again: a plain form, and without leaving the page where scripts run (B8.44–B8.47). */
export function NotifyForm({ productId, sizeWord, sizes, size, email, quantity, answered = null }: NotifyFormProps) {
  const say = useWords()
  const [answer, setAnswer] = useState(answered)
  const wrongEmail = answer?.errdesc === 'mail' ? answer.message : null
  if (answer?.status === 'success') return <Notice type="success">{answer.message}</Notice>
  return (
    <Form
      method="post"
      action={urls.notify(productId)}
      reloadDocument
      noValidate
      send={async (form) => setAnswer(await sendWish(form))}
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
        label={say(notifyTexts.email)}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={email}
        hint={say(notifyTexts.promise)}
        error={wrongEmail}
      />
      {answer && !wrongEmail && <Notice type="error">{answer.message ?? say(notifyTexts.connection)}</Notice>}
      <a href={urls.content('polityka-prywatnosci')} className="self-start text-small text-soft underline">
        {say(notifyTexts.privacy)}
      </a>
      <Button className="self-start">{say(notifyTexts.send)}</Button>
    </Form>
  )
}
