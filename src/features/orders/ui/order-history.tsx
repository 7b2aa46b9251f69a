import { useTranslate } from '#kit/messages.tsx'
import type { HistoryMoment } from '../rules/order-history.ts'
import { orderHistoryTexts } from '../texts/history.ts'

/** What has happened to an order, oldest first. */
export function OrderHistory({ rows }: { rows: HistoryMoment[] }) {
  const t = useTranslate()
  return (
    <section aria-labelledby="historia" className="flex flex-col gap-3">
      <h2 id="historia" className="text-heading">
        {t(orderHistoryTexts.title)}
      </h2>
      <ol className="flex flex-col gap-2 border-l border-line pl-4">
        {rows.map(({ time, words }) => (
          <li key={`${time} ${words}`} className="flex flex-col gap-x-4 tablet:flex-row print:flex-row">
            <span className="w-44 shrink-0 text-soft tabular-nums">{time}</span>
            <span>{words.join(' · ')}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
