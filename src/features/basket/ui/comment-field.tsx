import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '#kit/button.tsx'
import { controlLook } from '#kit/field.tsx'
import { useWords } from '#kit/words.tsx'
import { countCharacters, fitComment, longestComment } from '#shared/comment.ts'
import { commentTexts } from '../texts/comment.ts'

interface CommentFieldProps {
  name: string
  /** What opens it (A4.27). */
  toggle: ReactNode
  label: string
  value: string
}

/**
 * A comment behind a toggle, which opens without a script as well. With one it counts, cuts what is too long and says so (A5.10), and
 * is sent with the form around it as soon as the field is left.
 */
export function CommentField({ name, toggle, label, value }: CommentFieldProps) {
  const say = useWords()
  const id = useId()
  const [typed, setTyped] = useState({ text: value, cut: false })
  const [sent, setSent] = useState(value)

  const fit = ({ currentTarget: field }: FormEvent<HTMLTextAreaElement>) => {
    const fitted = fitComment(field.value)
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
      <summary className="row-deed w-fit">{toggle}</summary>
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
          className={controlLook}
        />
        <div className="flex items-start justify-between gap-4 text-small text-soft">
          <p id={`${id}-count`}>
            {say(commentTexts.count, { count: countCharacters(typed.text), most: longestComment })}
          </p>
          <noscript>
            <Button kind="quiet">{say(commentTexts.save)}</Button>
          </noscript>
        </div>
        <p role="status" className="text-small font-semibold text-warning empty:hidden">
          {typed.cut && say(commentTexts.cut, { count: longestComment })}
        </p>
      </div>
    </details>
  )
}
