import { Button } from '#kit/button.tsx'
import { Form } from '#kit/form.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import type { OpinionState } from '../rules/opinion.ts'
import { opinionFormTexts as texts } from '../texts/opinion-form.ts'
import { Stars } from './stars.tsx'

interface OwnOpinionProps {
  opinion: { rating: number; content: string; author: string; state: OpinionState; reason: string }
}

/** Where an opinion is, for its author, who may withdraw it in any state; once it is published it is shown as it is. */
export function OwnOpinion({ opinion: { rating, content, author, state, reason } }: OwnOpinionProps) {
  const t = useTranslate()
  return (
    <div className="flex max-w-form flex-col items-start gap-4">
      <Notice type={state === 'rejected' ? 'warning' : 'success'}>
        {state === 'waiting' && t(texts.waiting)}
        {state === 'published' && t(texts.isPublished)}
        {state === 'rejected' && t(texts.rejected, { reason })}
      </Notice>
      {state === 'published' && (
        <div>
          <p className="flex flex-wrap items-baseline gap-x-3">
            <Stars rating={rating} />
            <span className="font-semibold wrap-anywhere">{author}</span>
          </p>
          <p className="whitespace-pre-line wrap-anywhere">{content}</p>
        </div>
      )}
      <Form method="post">
        <input type="hidden" name="intent" value="withdraw" />
        <Button kind="quiet" className="-mx-2">
          {t(texts.withdraw)}
        </Button>
      </Form>
    </div>
  )
}
