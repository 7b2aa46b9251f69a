import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { GoodsPictures, type GoodsSummary } from '#features/catalogue/ui/goods-pictures.tsx'
import { useTranslate } from '#kit/messages.tsx'
import type { Text } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { OrderStatus } from '../rules/order-status.ts'
import { orderStatusTexts, orderListTexts as texts } from '../texts/orders.ts'

export interface ListedOrder {
  number: number
  status: OrderStatus
  /** Money is still to come, by a way on which the client has to act. */
  awaitsPayment: boolean
  /** The promised day of delivery as a sentence; null: none is waited for. */
  promised: string | null
  /** Formatted. */
  placedOn: string
  /** Formatted, in the currency of the order. */
  total: string
  /** '' until it is known. */
  trackingNumber: string
  /** The number of its lines with goods, and the first of them. */
  goods: GoodsSummary
}

/** The orders of a client, each with pictures of its goods, its status in words, and a link to its page. */
export function OrderList({ orders, heading }: { orders: ListedOrder[]; heading: 'h2' | 'h3' }) {
  return (
    <ul className="flex flex-col gap-4">
      {orders.map((order) => (
        <li key={order.number}>
          <OrderCard order={order} heading={heading} />
        </li>
      ))}
    </ul>
  )
}

/** The whole card is the link's target; the words of its action say what it leads to, which the link's name says to others. */
function OrderCard({ order, heading: Heading }: { order: ListedOrder; heading: 'h2' | 'h3' }) {
  const t = useTranslate()
  const { number, status, awaitsPayment, placedOn, total, goods } = order
  const [first] = goods.first
  const note = orderNote(order)
  return (
    <article className="relative grid gap-x-6 gap-y-4 rounded-panel border border-line bg-raised p-4 transition-colors hover:border-ink tablet:grid-cols-[12.5rem_minmax(0,1fr)_auto] tablet:p-5">
      <GoodsPictures goods={goods} most={2} />
      <div className="flex min-w-0 flex-col gap-1">
        <p className="flex flex-wrap gap-2">
          <span className={`status-label ${statusLooks[status]}`}>{t(orderStatusTexts[status])}</span>
          {awaitsPayment && <span className="status-label bg-warning-wash text-warning">{t(texts.awaitsPayment)}</span>}
        </p>
        <Heading className="font-sans font-semibold tracking-normal">
          <Link to={urls.order(order)} className="underline-offset-4 after:absolute after:inset-0 hover:underline">
            {t(texts.number, { number })}
          </Link>
        </Heading>
        {first && (
          <p className="wrap-anywhere">
            {first.name}
            {goods.count > 1 && ` ${t(texts.more, { count: goods.count - 1 })}`}
          </p>
        )}
        {order.promised && <p className="text-small">{order.promised}</p>}
        {note && <p className="text-small text-soft">{t(note, { number: order.trackingNumber })}</p>}
      </div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 tablet:flex-col tablet:items-end tablet:justify-start">
        <span className="font-semibold tabular-nums">{total}</span>
        <span className="text-small text-soft">{placedOn}</span>
        <span aria-hidden="true" className="card-action-words mt-3 basis-full tablet:mt-auto tablet:basis-auto">
          {t(orderAction(order))}
          <ChevronRight className="size-5" strokeWidth={1.5} />
        </span>
      </p>
    </article>
  )
}

const statusLooks: Record<OrderStatus, string> = {
  new: 'bg-accent-wash text-accent',
  accepted: 'bg-accent-wash text-accent',
  packed: 'bg-accent-wash text-accent',
  sent: 'bg-accent-wash text-accent',
  delivered: 'bg-success-wash text-success',
  cancelled: 'bg-surface text-soft',
  returned: 'bg-surface text-soft',
}

/** What the client waits for; null when there is nothing. */
function orderNote({ status, awaitsPayment, trackingNumber }: ListedOrder): Text | null {
  if (awaitsPayment) return null
  if (status === 'accepted' || status === 'packed') return texts.packing
  return status === 'sent' && trackingNumber ? texts.tracking : null
}

/** What the client opens the order for. */
function orderAction({ status, awaitsPayment, trackingNumber }: ListedOrder): Text {
  if (awaitsPayment) return texts.pay
  return status === 'sent' && trackingNumber ? texts.track : texts.details
}
