import { Heading, Text } from '@react-email/components'
import { look } from '#kit/mail-look.ts'
import { useMoney } from '#kit/money.tsx'
import { useWords } from '#kit/words.tsx'
import { amountsOf, unitOf, vatOfOrder } from '../rules/amounts.ts'
import type { Order } from '../rules/order.ts'
import { lineName, lineQuantity } from '../rules/words.ts'
import { mailTexts } from '../texts/mail.ts'
import { orderTexts } from '../texts.ts'
import { lineNotes, promotionWords } from './line-notes.ts'

/** What was ordered and what it costs, as a mail shows it. */
export function MailGoods({ order }: { order: Order }) {
  const say = useWords()
  const money = useMoney()
  const amounts = amountsOf(order, say, money)
  const cheaper = promotionWords(order, say, money)
  return (
    <>
      <Heading as="h2" style={look.heading}>
        {say(orderTexts.goods)}
      </Heading>
      <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.position}>
              <td style={look.line}>
                {lineName(line)}
                {lineNotes(line, say, amounts).map((note) => (
                  <Text key={note} style={look.soft}>
                    {note}
                  </Text>
                ))}
                <Text style={look.soft}>
                  {line.kind === 'gift'
                    ? lineQuantity(line)
                    : say(mailTexts.lineTimes, { quantity: lineQuantity(line), price: amounts(unitOf(line)) })}
                </Text>
              </td>
              <td style={look.amount}>{line.kind === 'gift' ? say(orderTexts.free) : amounts(line)}</td>
            </tr>
          ))}
          {cheaper && (
            <tr>
              <td style={look.line} colSpan={2}>
                {cheaper}
              </td>
            </tr>
          )}
          <tr>
            <td style={look.line}>{say(orderTexts.delivery, { name: order.deliveryName })}</td>
            <td style={look.amount}>
              {order.deliveryGross === 0
                ? say(orderTexts.free)
                : amounts({ gross: order.deliveryGross, net: order.deliveryNet })}
            </td>
          </tr>
          <tr>
            <td style={look.line}>
              <strong>{say(orderTexts.total)}</strong>
              <Text style={look.soft}>{vatOfOrder(order, say, money)}</Text>
            </td>
            <td style={look.amount}>
              <strong>{money(order.totalGross)}</strong>
            </td>
          </tr>
        </tbody>
      </table>
    </>
  )
}
