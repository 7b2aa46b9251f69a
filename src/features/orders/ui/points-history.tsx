import { Link } from 'react-router'
import { useTranslate } from '#kit/messages.tsx'
import { urls } from '#shared/urls.ts'
import { pointsTexts } from '../texts/orders.ts'

interface PointsHistoryProps {
  entries: {
    id: number
    /** Formatted. */
    on: string
    points: number
    reason: 'granted' | 'spent' | 'returned' | 'received'
    order: { number: number } | null
    balance: number
  }[]
  /** The cursor of the next page; null when there are no older entries. */
  olderThan: number | null
  /** True on every page but the newest. */
  older: boolean
}

/** The changes of a client's points, with the balance after each. */
export function PointsHistory({ entries, olderThan, older }: PointsHistoryProps) {
  const t = useTranslate()
  return (
    <section id="punkty" aria-labelledby="punkty-tytul" className="flex flex-col gap-4">
      <h2 id="punkty-tytul" className="text-heading">
        {t(pointsTexts.title)}
      </h2>
      {entries.length === 0 ? (
        <p className="text-soft">{t(pointsTexts.empty)}</p>
      ) : (
        <ol className="divide-y divide-line border-y border-line">
          {entries.map((entry) => (
            <PointsChange key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {(olderThan !== null || older) && (
        <p className="flex gap-6">
          {older && (
            <Link to={`${urls.rebates()}#punkty`} className={linkLook}>
              {t(pointsTexts.newest)}
            </Link>
          )}
          {olderThan !== null && (
            <Link to={`${urls.rebates()}?przed=${olderThan}#punkty`} className={linkLook}>
              {t(pointsTexts.older)}
            </Link>
          )}
        </p>
      )}
    </section>
  )
}

function PointsChange({
  entry: { on, points, reason, order, balance },
}: {
  entry: PointsHistoryProps['entries'][number]
}) {
  const t = useTranslate()
  return (
    <li className="flex items-baseline justify-between gap-6 py-3">
      <div>
        <p>
          {t(pointsTexts[reason])}
          {order && (
            <>
              {', '}
              <Link to={urls.order(order)} className="underline underline-offset-4 hover:text-accent">
                {t(pointsTexts.order, { number: order.number })}
              </Link>
            </>
          )}
        </p>
        <p className="text-small text-soft">{on}</p>
      </div>
      <p className="text-right whitespace-nowrap">
        <span className={`block font-semibold tabular-nums ${points > 0 ? 'text-success' : ''}`}>{signed(points)}</span>
        <span className="text-small text-soft">{t(pointsTexts.after, { count: balance })}</span>
      </p>
    </li>
  )
}

const linkLook = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent'

function signed(points: number): string {
  return points > 0 ? `+${points}` : `−${-points}`
}
