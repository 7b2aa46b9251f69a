import { Link } from 'react-router'
import { useTranslate } from '#kit/messages.tsx'
import { urls } from '#shared/urls.ts'
import type { OrderStatus } from '../rules/order-status.ts'
import { orderListTexts, orderStatusTexts } from '../texts/orders.ts'

interface ListedOrder {
  number: number
  token: string
  status: OrderStatus
  /** Formatted. */
  placedOn: string
  /** Formatted, in the currency of the order. */
  total: string
}

/** The orders of a client, newest first, each with a link to its page. */
export function OrderList({ orders }: { orders: ListedOrder[] }) {
  const t = useTranslate()
  return (
    <section aria-labelledby="zamowienia" className="flex flex-col gap-4">
      <h2 id="zamowienia" className="text-heading">
        {t(orderListTexts.title)}
      </h2>
      {orders.length === 0 && <p className="text-soft">{t(orderListTexts.empty)}</p>}
      {orders.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {orders.map((order) => (
            <li key={order.number} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-4">
              <Link to={urls.order(order)} className="font-semibold underline underline-offset-4 hover:text-accent">
                {t(orderListTexts.number, { number: order.number })}
              </Link>
              <span className="text-soft">
                {order.placedOn} · {t(orderStatusTexts[order.status])}
              </span>
              <span className="w-full text-right tabular-nums tablet:w-auto">{order.total}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
