import { Link } from 'react-router'
import { useTranslate } from '#kit/messages.tsx'
import { urls } from '#shared/urls.ts'
import { pointsTexts } from '../texts/orders.ts'

interface PointsHistoryProps {
  balance: number
  entries: {
    id: number
    /** Formatted. */
    on: string
    points: number
    reason: 'granted' | 'spent' | 'returned' | 'received'
    order: { number: number; token: string } | null
    balance: number
  }[]
  /** The cursor of the next page; null when there are no older entries. */
  olderThan: number | null
  /** True on every page but the newest. */
  older: boolean
}

/** A client's balance of points and its changes. */
export function PointsHistory({ balance, entries, olderThan, older }: PointsHistoryProps) {
  const t = useTranslate()
  return (
    <section id="punkty" aria-labelledby="punkty-tytul" className="flex flex-col gap-4">
      <h2 id="punkty-tytul" className="text-heading">
        {t(pointsTexts.title)}
      </h2>
      <p>{entries.length === 0 ? t(pointsTexts.empty) : t(pointsTexts.balance, { count: balance })}</p>
      {entries.length > 0 && (
        <table className="w-full border-y border-line text-left">
          <thead className="text-small text-soft">
            <tr>
              <th className="py-2 pr-4 font-normal">{t(pointsTexts.date)}</th>
              <th className="py-2 pr-4 font-normal">{t(pointsTexts.reason)}</th>
              <th className="py-2 pl-4 text-right font-normal">{t(pointsTexts.points)}</th>
              <th className="hidden py-2 pl-4 text-right font-normal tablet:table-cell">{t(pointsTexts.after)}</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-t border-line">
            {entries.map(({ id, on, points, reason, order, balance }) => (
              <tr key={id} className="align-baseline">
                <td className="py-3 pr-4">{on}</td>
                <td className="py-3 pr-4">
                  {t(pointsTexts[reason])}
                  {order && (
                    <>
                      {', '}
                      <Link to={urls.order(order)} className="underline underline-offset-4 hover:text-accent">
                        {t(pointsTexts.order, { number: order.number })}
                      </Link>
                    </>
                  )}
                </td>
                <td className="py-3 pl-4 text-right font-semibold tabular-nums">{signed(points)}</td>
                <td className="hidden py-3 pl-4 text-right tabular-nums text-soft tablet:table-cell">{balance}</td>
              </tr>
            ))}
          </tbody>
        </table>
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

const linkLook = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent'

function signed(points: number): string {
  return points > 0 ? `+${points}` : `−${-points}`
}
