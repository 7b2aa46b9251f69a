import { useTranslate } from '#kit/messages.tsx'
import { useMoney } from '#kit/money.tsx'
import { Picture, type PictureSource } from '#kit/picture.tsx'
import { nonBreaking } from '#shared/text.ts'
import { amountFormatter, lineName, lineQuantity } from '../rules/format-order.ts'
import type { Order } from '../rules/order.ts'
import { orderTexts } from '../texts/orders.ts'

interface OrderContentsProps {
  order: Order
  /** By the position of their line. */
  pictures: Record<number, PictureSource>
}

/** What an order contains and costs, in few words: beside a page that is about something else. */
export function OrderContents({ order, pictures }: OrderContentsProps) {
  const t = useTranslate()
  const money = useMoney()
  const amounts = amountFormatter(order, t, money)
  const free = t(orderTexts.free)
  return (
    <section
      aria-labelledby="zawartosc"
      className="flex flex-col gap-4 self-start rounded-panel border border-line bg-raised p-5 tablet:p-6"
    >
      <h2 id="zawartosc" className="text-heading">
        {t(orderTexts.title, { number: order.number })}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {order.lines.map((line) => {
          const picture = pictures[line.position]
          return (
            <li key={line.position} className="flex gap-4 py-4">
              {picture && (
                <Picture picture={picture} sizes="64px" className="size-16 rounded-control" frame="block shrink-0" />
              )}
              <div className="flex min-w-0 grow flex-col gap-1 wrap-anywhere">
                <span className="font-semibold">{nonBreaking(lineName(line))}</span>
                <span className="text-small text-soft">{lineQuantity(line)}</span>
              </div>
              <span className="shrink-0 tabular-nums">{line.kind === 'gift' ? free : amounts(line)}</span>
            </li>
          )
        })}
      </ul>
      <dl className="grid grid-cols-[1fr_auto] gap-y-2 tabular-nums">
        {order.charges.map((charge) => (
          <div key={charge.kind} className="contents">
            <dt>{t(orderTexts[charge.kind], { name: charge.name })}</dt>
            <dd className="text-right">{charge.gross === 0 ? free : amounts(charge)}</dd>
          </div>
        ))}
        <dt className="text-large font-semibold">{t(orderTexts.total)}</dt>
        <dd className="text-right text-large font-semibold">{money(order.totalGross)}</dd>
      </dl>
    </section>
  )
}
