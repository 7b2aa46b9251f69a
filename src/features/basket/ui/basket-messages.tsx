import { type SubmitEventHandler, useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { Button } from '#kit/button.tsx'
import { Notice } from '#kit/notice.tsx'
import { useWords } from '#kit/words.tsx'
import { type PendingMessage, type UndoLine, withoutRepeats } from '../rules/messages.ts'
import { pageTexts } from '../texts/page.ts'

interface BasketMessagesProps {
  messages: PendingMessage[]
  /** The one among them that stands at its field. */
  elsewhere: PendingMessage | undefined
  onUndo: SubmitEventHandler<HTMLFormElement>
}

/** What became of the last change, with a way back where there is one. What took the focus along hands it over to here. */
export function BasketMessages({ messages, elsewhere, onUndo }: BasketMessagesProps) {
  const say = useWords()
  const region = useRef<HTMLDivElement>(null)
  const removed = messages.some(({ undo }) => undo.length > 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the same messages, however often they are drawn
  useEffect(() => {
    const { current } = region
    if (current?.firstChild && (removed || document.activeElement === document.body)) current.focus()
  }, [removed, messages])
  return (
    <div ref={region} tabIndex={-1} className="flex flex-col gap-3 outline-none empty:hidden">
      {withoutRepeats(messages.filter((message) => message !== elsewhere)).map((message) => {
        const text = say(message.message.text, message.message.values)
        return (
          <Notice key={`${message.code} ${message.product} ${text}`} type={message.type}>
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <p className="min-w-0">
                {message.product ? say(pageTexts.about, { product: message.product, text }) : text}
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
  const say = useWords()
  return (
    <Form method="post" onSubmit={onSubmit}>
      {lines.flatMap((line, index) =>
        Object.entries(line).map(([name, value]) => {
          const field = `${name}[${index}]`
          return <input key={field} type="hidden" name={field} value={value} />
        }),
      )}
      <Button kind="quiet" className="-mx-5 -my-2">
        {say(pageTexts.undo)}
      </Button>
    </Form>
  )
}
