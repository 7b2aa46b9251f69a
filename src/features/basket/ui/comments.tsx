import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '#kit/button.tsx'
import { controlClass } from '#kit/fields.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { countCharacters, maxCommentLength, truncateComment } from '#shared/comment.ts'
import type { BasketLine } from '../rules/basket.ts'
import { commentTexts } from '../texts/page.ts'

/** The comment of one line; `index` is its index in the form. */
export function LineComment({ line, index }: { line: BasketLine; index: number }) {
  const t = useTranslate()
  return (
    <CommentField
      name={`comment[${index}]`}
      toggle={t(commentTexts.ofLine)}
      label={t(commentTexts.ofLineAbout, { product: line.offer.product.name })}
      value={line.comment}
    />
  )
}

/** The comment of the whole basket, which prefills the order form. */
export function BasketComment({ comment }: { comment: string }) {
  const t = useTranslate()
  return (
    <CommentField
      name="comment"
      toggle={t(commentTexts.ofBasket)}
      label={t(commentTexts.ofBasketLabel)}
      value={comment}
    />
  )
}

interface CommentFieldProps {
  name: string
  /** The element that opens it (A4.27). */
  toggle: ReactNode
  label: string
  value: string
}

/**
 * A comment behind a toggle, which works without scripts too. With scripts it counts, cuts and reports text that is too long (A5.10), and is
 * sent with the surrounding form on blur.
 */
function CommentField({ name, toggle, label, value }: CommentFieldProps) {
  const t = useTranslate()
  const id = useId()
  const [typed, setTyped] = useState({ text: value, cut: false })
  const [sent, setSent] = useState(value)

  const fit = ({ currentTarget: field }: FormEvent<HTMLTextAreaElement>) => {
    const fitted = truncateComment(field.value)
    if (fitted.cut) field.value = fitted.text
    setTyped(fitted)
  }
  const send = ({ currentTarget: field }: FormEvent<HTMLTextAreaElement>) => {
    if (field.value === sent) return
    setSent(field.value)
    field.form?.requestSubmit()
  }
  return (
    <details open={value !== ''} className="max-w-text open:grow open:basis-full">
      <summary className="row-action w-fit">{toggle}</summary>
      <div className="flex flex-col gap-1 py-2">
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <textarea
          id={id}
          name={name}
          rows={3}
          defaultValue={value}
          aria-describedby={`${id}-count`}
          onInput={fit}
          onBlur={send}
          className={controlClass}
        />
        <div className="flex items-start justify-between gap-4 text-small text-soft">
          <p id={`${id}-count`}>
            {t(commentTexts.count, { count: countCharacters(typed.text), most: maxCommentLength })}
          </p>
          <noscript>
            <Button kind="quiet">{t(commentTexts.save)}</Button>
          </noscript>
        </div>
        <p role="status" className="text-small font-semibold text-warning empty:hidden">
          {typed.cut && t(commentTexts.cut, { count: maxCommentLength })}
        </p>
      </div>
    </details>
  )
}
