import { useMoney } from '#kit/money.tsx'
import { useWords } from '#kit/words.tsx'
import { keepTogether } from '#shared/keep-together.ts'
import { amountsOf, unitOf, vatOfOrder } from '../rules/amounts.ts'
import type { Order } from '../rules/order.ts'
import { lineName, lineQuantity } from '../rules/words.ts'
import { orderTexts } from '../texts.ts'
import { lineNotes, promotionWords } from './line-notes.ts'

/** What was ordered and what it costs. */
export function OrderGoods({ order }: { order: Order }) {
  const say = useWords()
  const money = useMoney()
  const amounts = amountsOf(order, say, money)
  const cheaper = promotionWords(order, say, money)
  const cell = 'py-3 align-top'
  const amount = `${cell} pl-4 text-right whitespace-nowrap tabular-nums`
  return (
    <table className="w-full">
      <caption className="pb-3 text-left font-serif text-heading">{say(orderTexts.goods)}</caption>
      <thead className="border-b border-line text-small text-soft">
        <tr>
          <th scope="col" className="pb-2 text-left font-normal">
            {say(orderTexts.product)}
          </th>
          <th scope="col" className="pb-2 pl-4 text-right font-normal">
            {say(orderTexts.quantity)}
          </th>
          <th scope="col" className="hidden pb-2 pl-4 text-right font-normal tablet:table-cell print:table-cell">
            {say(orderTexts.unitPrice)}
          </th>
          <th scope="col" className="pb-2 pl-4 text-right font-normal">
            {say(orderTexts.worth)}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {order.lines.map((line) => (
          <tr key={line.position}>
            <td className={`${cell} wrap-anywhere`}>
              {keepTogether(lineName(line))}
              {lineNotes(line, say, amounts).map((note) => (
                <span key={note} className="block text-small text-soft">
                  {note}
                </span>
              ))}
              {line.comment && <span className="block text-small text-soft">{line.comment}</span>}
            </td>
            <td className={amount}>{lineQuantity(line)}</td>
            <td className={`${amount} hidden tablet:table-cell print:table-cell`}>
              {line.kind !== 'gift' && amounts(unitOf(line))}
            </td>
            <td className={amount}>{line.kind === 'gift' ? say(orderTexts.free) : amounts(line)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot className="border-t border-line">
        {cheaper && (
          <tr className="text-small text-soft">
            <th scope="row" colSpan={4} className="pt-3 text-left font-normal">
              {keepTogether(cheaper)}
            </th>
          </tr>
        )}
        <tr>
          <th scope="row" colSpan={2} className="py-3 text-left align-top font-normal">
            {say(orderTexts.delivery, { name: order.deliveryName })}
          </th>
          <td colSpan={2} className={amount}>
            {order.deliveryGross === 0
              ? say(orderTexts.free)
              : amounts({ gross: order.deliveryGross, net: order.deliveryNet })}
          </td>
        </tr>
        <tr className="text-large font-semibold">
          <th scope="row" colSpan={2} className="text-left">
            {say(orderTexts.total)}
            <span className="block text-small font-normal text-soft">{vatOfOrder(order, say, money)}</span>
          </th>
          <td colSpan={2} className={amount}>
            {money(order.totalGross)}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
