import { useTranslate } from '#kit/messages.tsx'
import { orderHistoryTexts } from '../texts/history.ts'

/** An entry of the history, formatted. */
export interface HistoryRow {
  id: number
  /** '23 listopada, 14:00'. */
  time: string
  words: string
}

/** What has happened to an order, oldest first. */
export function OrderHistory({ rows }: { rows: HistoryRow[] }) {
  const t = useTranslate()
  return (
    <section aria-labelledby="historia" className="flex flex-col gap-3">
      <h2 id="historia" className="text-heading">
        {t(orderHistoryTexts.title)}
      </h2>
      <ol className="flex flex-col gap-2 border-l border-line pl-4">
        {rows.map(({ id, time, words }) => (
          <li key={id} className="flex flex-col gap-x-4 tablet:flex-row print:flex-row">
            <span className="w-44 shrink-0 text-soft tabular-nums">{time}</span>
            <span>{words}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
