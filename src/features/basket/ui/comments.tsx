import { type FormEvent, useId, useState } from 'react'
import { Button } from '#kit/button.tsx'
import { controlClass } from '#kit/fields.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { countCharacters, maxCommentLength, truncateComment } from '#shared/comment.ts'
import type { BasketLine } from '../rules/basket.ts'
import { commentTexts } from '../texts/page.ts'
import { Fold } from './fold.tsx'

/** The comment of one line; `index` is its index in the form. */
export function LineComment({ line, index }: { line: BasketLine; index: number }) {
  const t = useTranslate()
  return (
    <CommentField
      name={`comment[${index}]`}
      label={t(commentTexts.ofLineAbout, { product: line.offer.product.name })}
      value={line.comment}
    />
  )
}

/** The comment of the whole basket, which prefills the order form, in a row that unfolds (A4.27). */
export function BasketComment({ comment }: { comment: string }) {
  const t = useTranslate()
  return (
    <Fold title={t(commentTexts.ofBasket)} open={comment !== ''}>
      <CommentField name="comment" label={t(commentTexts.ofBasketLabel)} value={comment} />
    </Fold>
  )
}

interface CommentFieldProps {
  name: string
  label: string
  value: string
}

/**
 * A comment. With scripts it counts, cuts and reports text that is too long (A5.10), and is sent with the surrounding form on blur.
 */
function CommentField({ name, label, value }: CommentFieldProps) {
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
    <div className="flex max-w-text flex-col gap-1">
      <label htmlFor={id} className="text-small text-soft">
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
  )
}
