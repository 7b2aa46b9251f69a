import type { ReactNode } from 'react'
import { useMailBrand } from '#kit/mail/mail-brand.tsx'
import { MailHeading, MailNote, MailText } from '#kit/mail/mail-parts.tsx'
import { BesidePicture, type MailPicture } from '#kit/mail/mail-picture.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { useMoney } from '#kit/money.tsx'
import { formatPhone } from '#shared/format-phone.ts'
import {
  addressLines,
  amountFormatter,
  formatOrderVat,
  lineName,
  lineQuantity,
  unitAmount,
} from '../rules/format-order.ts'
import type { Order } from '../rules/order.ts'
import type { OrderParty } from '../rules/order-parties.ts'
import { orderMailTexts, orderTexts } from '../texts/orders.ts'
import { lineNotes, promotionsNote } from './order-goods.tsx'

interface MailGoodsProps {
  order: Order
  /** By the position of their line. */
  pictures: Map<number, MailPicture>
}

/** The ordered goods and their prices in a mail; the text version shows a table of class `goods` in columns. */
export function MailGoods({ order, pictures }: MailGoodsProps) {
  const t = useTranslate()
  const money = useMoney()
  const amounts = amountFormatter(order, t, money)
  const cheaper = promotionsNote(order, t, money)
  return (
    <>
      <MailHeading>{t(orderTexts.goods)}</MailHeading>
      <table className="goods" role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
        <tbody>
          {order.lines.map((line) => (
            <GoodsRow key={line.position} amount={line.kind === 'gift' ? t(orderTexts.free) : amounts(line)}>
              <BesidePicture picture={pictures.get(line.position)}>
                <div>{lineName(line)}</div>
                {lineNotes(line, t, amounts).map((note) => (
                  <MailNote key={note}>{note}</MailNote>
                ))}
                <MailNote>
                  {line.kind === 'gift'
                    ? lineQuantity(line)
                    : t(orderMailTexts.lineTimes, { quantity: lineQuantity(line), price: amounts(unitAmount(line)) })}
                </MailNote>
              </BesidePicture>
            </GoodsRow>
          ))}
          {cheaper && <GoodsRow amount="">{cheaper}</GoodsRow>}
          {order.charges.map((charge) => (
            <GoodsRow key={charge.kind} amount={charge.gross === 0 ? t(orderTexts.free) : amounts(charge)}>
              {t(orderTexts[charge.kind], { name: charge.name })}
            </GoodsRow>
          ))}
          <GoodsRow amount={<strong>{money(order.totalGross)}</strong>}>
            <strong>{t(orderTexts.total)}</strong>
            <MailNote>{formatOrderVat(order, t, money)}</MailNote>
          </GoodsRow>
        </tbody>
      </table>
    </>
  )
}

function GoodsRow({ amount, children }: { amount: ReactNode; children: ReactNode }) {
  const { line, ink } = useMailBrand().colours
  const cell = { borderBottom: `1px solid ${line}`, padding: '14px 0', color: ink, verticalAlign: 'top' }
  return (
    <tr>
      <td className="mail-line mail-ink" style={cell}>
        {children}
      </td>
      <td
        className="mail-line mail-ink"
        style={{ ...cell, paddingLeft: '12px', textAlign: 'right', whiteSpace: 'nowrap' }}
      >
        {amount}
      </td>
    </tr>
  )
}

/** A place or a person of the order in a mail. */
export function MailParty({ party: { title, point, address, phone } }: { party: OrderParty }) {
  const t = useTranslate()
  const lines = [
    point && t(orderTexts.pickupPoint, { code: point.code }),
    point?.address,
    ...(address ? addressLines(address) : []),
    address?.taxNumber && t(orderTexts.taxNumber, { number: address.taxNumber }),
    phone && t(orderTexts.phone, { phone: formatPhone(phone) }),
  ].filter(Boolean)
  return (
    <>
      <MailHeading>{t(title)}</MailHeading>
      <MailText>
        {lines.map((line) => (
          <span key={line}>
            {line}
            <br />
          </span>
        ))}
      </MailText>
    </>
  )
}
