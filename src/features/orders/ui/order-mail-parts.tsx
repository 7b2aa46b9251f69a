import { Heading, Text } from '@react-email/components'
import { mailStyles } from '#kit/mail-layout.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { useMoney } from '#kit/money.tsx'
import { formatPhone } from '#shared/format-phone.ts'
import type { PostalAddress } from '#shared/postal-address.ts'
import {
  addressLines,
  amountFormatter,
  formatOrderVat,
  lineName,
  lineQuantity,
  unitAmount,
} from '../rules/format-order.ts'
import type { Order } from '../rules/order.ts'
import { orderMailTexts, orderTexts, withdrawalTexts } from '../texts/orders.ts'
import { lineNotes, promotionsNote } from './order-goods.tsx'

/** The ordered goods and their prices in a mail. */
export function MailGoods({ order }: { order: Order }) {
  const t = useTranslate()
  const money = useMoney()
  const amounts = amountFormatter(order, t, money)
  const cheaper = promotionsNote(order, t, money)
  return (
    <>
      <Heading as="h2" style={mailStyles.heading}>
        {t(orderTexts.goods)}
      </Heading>
      <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.position}>
              <td style={mailStyles.line}>
                {lineName(line)}
                {lineNotes(line, t, amounts).map((note) => (
                  <Text key={note} style={mailStyles.soft}>
                    {note}
                  </Text>
                ))}
                <Text style={mailStyles.soft}>
                  {line.kind === 'gift'
                    ? lineQuantity(line)
                    : t(orderMailTexts.lineTimes, { quantity: lineQuantity(line), price: amounts(unitAmount(line)) })}
                </Text>
              </td>
              <td style={mailStyles.amount}>{line.kind === 'gift' ? t(orderTexts.free) : amounts(line)}</td>
            </tr>
          ))}
          {cheaper && (
            <tr>
              <td style={mailStyles.line} colSpan={2}>
                {cheaper}
              </td>
            </tr>
          )}
          {order.charges.map((charge) => (
            <tr key={charge.kind}>
              <td style={mailStyles.line}>{t(orderTexts[charge.kind], { name: charge.name })}</td>
              <td style={mailStyles.amount}>{charge.gross === 0 ? t(orderTexts.free) : amounts(charge)}</td>
            </tr>
          ))}
          <tr>
            <td style={mailStyles.line}>
              <strong>{t(orderTexts.total)}</strong>
              <Text style={mailStyles.soft}>{formatOrderVat(order, t, money)}</Text>
            </td>
            <td style={mailStyles.amount}>
              <strong>{money(order.totalGross)}</strong>
            </td>
          </tr>
        </tbody>
      </table>
    </>
  )
}

interface MailAddressProps {
  title: string
  address: PostalAddress
  phone?: string
}

export function MailAddress({ title, address, phone }: MailAddressProps) {
  const t = useTranslate()
  const lines = [
    ...addressLines(address),
    address.taxNumber && t(orderTexts.taxNumber, { number: address.taxNumber }),
    phone && t(orderTexts.phone, { phone: formatPhone(phone) }),
  ].filter(Boolean)
  return (
    <>
      <Heading as="h2" style={mailStyles.heading}>
        {title}
      </Heading>
      <Text style={mailStyles.text}>
        {lines.map((line) => (
          <span key={line}>
            {line}
            <br />
          </span>
        ))}
      </Text>
    </>
  )
}

/** The model withdrawal form with the seller filled in, to print or send as a mail reply. */
export function WithdrawalForm({ order, day }: { order: Order; day: string }) {
  const t = useTranslate()
  const { name, street, postcode, city, email } = order.seller
  const seller = `${name}, ${street}, ${postcode} ${city}, ${email}`
  const dots = '…'.repeat(40)
  return (
    <html lang="pl">
      <head>
        <meta charSet="utf-8" />
        <title>{t(withdrawalTexts.title)}</title>
      </head>
      <body>
        <h1>{t(withdrawalTexts.title)}</h1>
        <p>{t(withdrawalTexts.note)}</p>
        <p>{t(withdrawalTexts.recipient, { seller })}</p>
        <p>
          {t(withdrawalTexts.statement)} {dots}
        </p>
        <p>
          {t(withdrawalTexts.dates)} {t(withdrawalTexts.contract, { day, number: order.number })}
        </p>
        <p>
          {t(withdrawalTexts.name)} {dots}
        </p>
        <p>
          {t(withdrawalTexts.address)} {dots}
        </p>
        <p>
          {t(withdrawalTexts.signature)} {dots}
        </p>
        <p>
          {t(withdrawalTexts.date)} {dots}
        </p>
        <p>{t(withdrawalTexts.star)}</p>
      </body>
    </html>
  )
}
