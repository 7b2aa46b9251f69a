import { CircleCheck } from 'lucide-react'
import { useTranslate } from '#kit/messages.tsx'
import { formatLongDay, warsawDay } from '#shared/day.ts'
import { beginningOf, type Opinion } from '../rules/opinion.ts'
import { opinionTexts } from '../texts/opinions.ts'
import { Stars } from './stars.tsx'

interface OpinionItemProps {
  opinion: Opinion
  /** Where its votes are posted. */
  address: string
  /** Its text is cut until the reader asks for the rest (B9.18). */
  isCard?: boolean
}

/** One opinion: stars, text, author and day, the shop's answer, and whether it helps. */
export function OpinionItem({ opinion, address, isCard = false }: OpinionItemProps) {
  const t = useTranslate()
  const { id, rating, author, isConfirmed, writtenAt } = opinion
  return (
    <li id={`opinia-${id}`} className="flex flex-col gap-2 scroll-mt-24">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Stars rating={rating} />
        <span className="font-semibold wrap-anywhere">{author}</span>
        <time dateTime={warsawDay(writtenAt)} className="text-small text-soft">
          {formatLongDay(writtenAt)}
        </time>
      </p>
      <p className="flex items-center gap-2 text-small text-soft">
        {isConfirmed && <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-accent" strokeWidth={1.5} />}
        {t(isConfirmed ? opinionTexts.confirmed : opinionTexts.unconfirmed)}
      </p>
      <Content opinion={opinion} isCard={isCard} />
      <Votes opinion={opinion} address={address} />
    </li>
  )
}

function Content({ opinion, isCard }: { opinion: Opinion; isCard: boolean }) {
  const t = useTranslate()
  const { content } = opinion
  const lang = opinion.language === 'pl' ? undefined : opinion.language
  const beginning = isCard ? beginningOf(content) : content
  const whole = (
    <div>
      <p lang={lang} className="max-w-text whitespace-pre-line wrap-anywhere">
        {content}
      </p>
      <Answer opinion={opinion} />
    </div>
  )
  if (!isCard || (beginning === content && opinion.answer === '')) return whole
  const more = 'font-semibold whitespace-nowrap text-accent underline underline-offset-4'
  return (
    <details className="read-more">
      <summary className="cursor-pointer list-none wrap-anywhere">
        <span>
          <span lang={lang}>{beginning}</span> <span className={more}>{t(opinionTexts.readMore)}</span>
        </span>
        <span className={more}>{t(opinionTexts.readLess)}</span>
      </summary>
      {whole}
    </details>
  )
}

function Answer({ opinion: { answer, answeredAt } }: Pick<OpinionItemProps, 'opinion'>) {
  const t = useTranslate()
  if (answer === '' || !answeredAt) return null
  return (
    <div className="mt-2 max-w-text rounded-panel bg-surface p-4 text-small">
      <p className="font-semibold">{t(opinionTexts.answerOf, { day: formatLongDay(answeredAt) })}</p>
      <p className="whitespace-pre-line wrap-anywhere">{answer}</p>
    </div>
  )
}

function Votes({ opinion: { id, helpful, unhelpful }, address }: OpinionItemProps) {
  const t = useTranslate()
  const look = 'inline-flex min-h-11 items-center text-soft underline underline-offset-4 hover:text-ink'
  return (
    <form method="post" action={address} className="mt-auto flex flex-wrap gap-x-5 text-small print:hidden">
      <input type="hidden" name="id" value={id} />
      <button type="submit" name="operation" value="positive" className={look}>
        {t(opinionTexts.helpful, { count: helpful })}
      </button>
      <button type="submit" name="operation" value="negative" className={look}>
        {t(opinionTexts.unhelpful, { count: unhelpful })}
      </button>
    </form>
  )
}
