import { type SubmitEventHandler, useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { usePrice } from '#features/pricing/ui/price.tsx'
import { Button } from '#kit/button.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import { VisuallyHidden } from '#kit/visually-hidden.tsx'
import type { Loss } from '../rules/basket-notices.ts'
import { type PendingMessage, type UndoLine, withoutRepeats } from '../rules/messages.ts'
import { basketPageTexts } from '../texts/page.ts'

interface BasketMessagesProps {
  messages: PendingMessage[]
  /** The message that is shown at its field instead. */
  elsewhere: PendingMessage | undefined
  onUndo: SubmitEventHandler<HTMLFormElement>
}

/** The messages about the last change, with undo where possible. Takes the focus when the focused element was removed. */
export function BasketMessages({ messages, elsewhere, onUndo }: BasketMessagesProps) {
  const t = useTranslate()
  const region = useRef<HTMLDivElement>(null)
  const removed = messages.some(({ undo }) => undo.length > 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the same messages, however often they are rendered
  useEffect(() => {
    const { current } = region
    if (current?.firstChild && (removed || document.activeElement === document.body)) current.focus()
  }, [removed, messages])
  return (
    <div ref={region} tabIndex={-1} className="flex flex-col gap-3 outline-none empty:hidden">
      {withoutRepeats(messages.filter((message) => message !== elsewhere)).map((message) => {
        const { product, type } = message
        const text = t(message.message.text, message.message.values)
        return (
          <Notice key={`${message.code} ${message.product} ${text}`} type={type}>
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <p className="min-w-0">
                {product
                  ? t(type === 'success' ? basketPageTexts.done : basketPageTexts.about, { product, text })
                  : text}
              </p>
              {message.undo.length > 0 && <Undo lines={message.undo} onSubmit={onUndo} />}
            </div>
          </Notice>
        )
      })}
    </div>
  )
}

function Undo({ lines, onSubmit }: { lines: UndoLine[]; onSubmit: BasketMessagesProps['onUndo'] }) {
  const t = useTranslate()
  return (
    <Form method="post" onSubmit={onSubmit}>
      {lines.flatMap((line, index) =>
        Object.entries(line).map(([name, value]) => {
          const field = `${name}[${index}]`
          return <input key={field} type="hidden" name={field} value={value} />
        }),
      )}
      <Button kind="quiet" className="-mx-2 -my-2">
        {t(basketPageTexts.undo)}
      </Button>
    </Form>
  )
}

/** Announces the new total to screen readers. */
export function BasketAnnouncement({ lines, total }: { lines: number; total: number }) {
  const t = useTranslate()
  const money = usePrice()
  const counted = t(basketPageTexts.lines, { count: lines })
  return (
    <VisuallyHidden>
      <span role="status">{t(basketPageTexts.announcement, { lines: counted, amount: money(total) })}</span>
    </VisuallyHidden>
  )
}

/** The notice about changes since the lines were added or last seen; its button, inside the basket's form, accepts all of them. */
export function ChangesNotice({ losses }: { losses: Loss[] }) {
  const t = useTranslate()
  return (
    <Notice type="warning">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <div>
          <p>{t(basketPageTexts.hasChanged)}</p>
          {losses.map(({ about, code, message }) => (
            <p key={code + about} className="font-semibold">
              {t(message.text, message.values)}
            </p>
          ))}
        </div>
        <Button kind="quiet" name="do" value="accept" className="-mx-2 -my-2">
          {t(basketPageTexts.accept)}
        </Button>
      </div>
    </Notice>
  )
}
