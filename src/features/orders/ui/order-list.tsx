import { Check, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { GoodsPictures, type GoodsSummary } from '#features/catalogue/ui/goods-pictures.tsx'
import { Button, buttonClass } from '#kit/button.tsx'
import { Form } from '#kit/form.tsx'
import { useTranslate } from '#kit/messages.tsx'
import type { Text } from '#shared/text.ts'
import { isOver, type OrderStatus } from '../rules/order-status.ts'
import { orderPageTexts } from '../texts/order-page.ts'
import { orderStatusTexts, orderListTexts as texts } from '../texts/orders.ts'

export interface ListedOrder {
  number: number
  /** The address of its page in the account. */
  address: string
  /** The key of the form that orders again: pressed twice it counts once. */
  formKey: string
  status: OrderStatus
  /** Money is still to come, by a way on which the client has to act. */
  awaitsPayment: boolean
  /** It is paid; one that is neither paid nor waits is paid to the courier, or over. */
  isPaid: boolean
  /** The promised day of delivery as a sentence; null: none is waited for, or not before it is paid. */
  promised: string | null
  /** Until when it waits for the money, as a sentence; null: it does not wait, or without an end. */
  payUntil: string | null
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

/**
 * The whole card is the link's target; the words of its action say what it leads to, which the link's name says to others. Beside a button they
 * are left out where there is no room for both.
 */
function OrderCard({ order, heading: Heading }: { order: ListedOrder; heading: 'h2' | 'h3' }) {
  const t = useTranslate()
  const { number, status, awaitsPayment, placedOn, total, goods, promised, payUntil } = order
  const [first] = goods.first
  const note = orderNote(order)
  const isRepeatable = status === 'delivered' || isOver(status)
  return (
    <article className="order-card">
      <GoodsPictures goods={goods} most={2} />
      <div className="flex min-w-0 flex-col gap-1">
        <p className="flex flex-wrap gap-2">
          <span className={`status-label ${statusLooks[status]}`}>
            {status === 'delivered' && <Check aria-hidden="true" className="mr-1 inline size-4 align-middle" />}
            {t(orderStatusTexts[status])}
          </span>
          {awaitsPayment && <span className="status-label bg-warning-wash text-warning">{t(texts.awaitsPayment)}</span>}
          {!awaitsPayment && !isOver(status) && (
            <span className="self-center text-small text-soft">{t(order.isPaid ? texts.paid : texts.onDelivery)}</span>
          )}
        </p>
        <Heading className="font-sans font-semibold tracking-normal">
          <Link to={order.address} className="underline-offset-4 after:absolute after:inset-0 hover:underline">
            {t(texts.number, { number })}
          </Link>
        </Heading>
        {first && (
          <p className="line-clamp-2">
            {first.name}
            {goods.count > 1 && ` ${t(texts.more, { count: goods.count - 1 })}`}
          </p>
        )}
      </div>
      {(promised || payUntil || note) && (
        <div className="order-card-note">
          {promised && <p>{promised}</p>}
          {payUntil && <p className="font-semibold">{payUntil}</p>}
          {note && <p className="text-soft">{t(note, { number: order.trackingNumber })}</p>}
        </div>
      )}
      <div className="order-card-end">
        <p className="flex flex-col whitespace-nowrap tablet:items-end">
          <span className="font-semibold tabular-nums">{total}</span>
          <span className="text-small text-soft">{placedOn}</span>
        </p>
        <div className="ml-auto flex items-center gap-x-6 tablet:mt-auto">
          {isRepeatable && <RepeatButton order={order} />}
          <p
            aria-hidden="true"
            className={`${awaitsPayment ? buttonClass('primary') : 'card-action-words'} ${isRepeatable ? 'max-desktop:hidden' : ''}`}
          >
            {t(orderAction(order))}
            <ChevronRight className="size-5" strokeWidth={1.5} />
          </p>
        </div>
      </div>
    </article>
  )
}

/** Puts the goods of an order into the basket: the form of the order's own page. */
function RepeatButton({ order }: { order: ListedOrder }) {
  const t = useTranslate()
  const label = `${t(orderPageTexts.repeat)}: ${t(texts.number, { number: order.number })}`
  return (
    <Form method="post" action={order.address} className="relative z-10">
      <input type="hidden" name="formKey" value={order.formKey} />
      <Button kind="quiet" name="intent" value="repeat" aria-label={label} className="-mx-2">
        {t(orderPageTexts.repeat)}
      </Button>
    </Form>
  )
}

/** From placed to over: each further step looks different, and what is over recedes. */
const statusLooks: Record<OrderStatus, string> = {
  new: 'bg-surface text-ink',
  accepted: 'bg-accent-wash text-accent',
  packed: 'bg-accent-wash text-accent',
  sent: 'bg-accent text-on-accent',
  delivered: 'text-success inset-ring inset-ring-success',
  cancelled: 'text-soft inset-ring inset-ring-line',
  returned: 'text-soft inset-ring inset-ring-line',
}

/** What the client waits for beside the promised day; null when there is nothing. */
function orderNote({ status, awaitsPayment, promised, trackingNumber }: ListedOrder): Text | null {
  if (awaitsPayment) return texts.fromPayment
  if (status === 'accepted' || status === 'packed') return promised ? null : texts.packing
  return status === 'sent' && trackingNumber ? texts.tracking : null
}

/** What the client opens the order for. */
function orderAction({ status, awaitsPayment, trackingNumber }: ListedOrder): Text {
  if (awaitsPayment) return texts.pay
  return status === 'sent' && trackingNumber ? texts.track : texts.details
}
