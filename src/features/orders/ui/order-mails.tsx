import type { ReactNode } from 'react'
import type { PromiseText } from '#features/delivery/rules/shipping-promise.ts'
import { MailLayout } from '#kit/mail/mail-layout.tsx'
import { MailAnchor, MailButton, MailFooter, MailNote, MailText } from '#kit/mail/mail-parts.tsx'
import type { MailPicture } from '#kit/mail/mail-picture.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { useMoney } from '#kit/money.tsx'
import { formatPhone } from '#shared/format-phone.ts'
import type { Text as Words } from '#shared/text.ts'
import type { Order } from '../rules/order.ts'
import { orderParties } from '../rules/order-parties.ts'
import { orderMailTexts, orderTexts, statusMailTexts } from '../texts/orders.ts'
import { MailGoods, MailParty } from './order-mail-parts.tsx'

interface OrderPlacedMailProps {
  order: Order
  pictures: Map<number, MailPicture>
  /** '21 listopada 2026'. */
  day: string
  /** The promised day of delivery; null: none. */
  promise: PromiseText | null
  /** The page of the order. */
  address: string
  /** The preview that mail programs show next to the subject. */
  preview: Words
  title: Words
  text: Words
  /** Between the introduction and the goods: payment instructions. */
  children?: ReactNode
  /** The last paragraph. */
  footnote?: Words
}

/** The mail about a placed order: for the buyer the confirmation of the contract, for the seller a notification. */
export function OrderPlacedMail({
  order,
  pictures,
  day,
  promise,
  address,
  preview,
  title,
  text,
  children,
  footnote,
}: OrderPlacedMailProps) {
  const t = useTranslate()
  const money = useMoney()
  const { number, email, phone, seller } = order
  return (
    <MailLayout preview={t(preview, { number, amount: money(order.totalGross) })} title={t(title)}>
      <MailText>{t(text, { number, day, email, phone: formatPhone(phone) })}</MailText>
      {children}
      <MailGoods order={order} pictures={pictures} />
      {promise && <MailText>{[promise.sentence, promise.condition].filter(Boolean).join('. ')}</MailText>}
      {orderParties(order).map((party) => (
        <MailParty key={party.title.key} party={party} />
      ))}
      {order.giftCardCode && (
        <MailText>
          {t(orderTexts.giftCard)}: {order.giftCardCode}
        </MailText>
      )}
      {order.comment && (
        <MailText>
          {t(orderTexts.comment)}: {order.comment}
        </MailText>
      )}
      <MailButton href={address}>{t(orderMailTexts.openOrder)}</MailButton>
      {footnote && <MailText>{t(footnote)}</MailText>}
      <MailFooter>
        <MailNote>
          {t(orderTexts.seller)}: {seller.name}, {seller.street}, {seller.postcode} {seller.city}
        </MailNote>
        <MailNote>
          {t(orderTexts.taxNumber, { number: seller.taxNumber })}, {seller.registry}
        </MailNote>
        <MailNote>
          {seller.email}, {formatPhone(seller.phone)}
        </MailNote>
      </MailFooter>
    </MailLayout>
  )
}

interface OrderStatusMailProps {
  order: Order
  pictures: Map<number, MailPicture>
  title: string
  /** The news, one item per paragraph. */
  paragraphs: string[]
  /** The page of the order. */
  address: string
}

/** A mail about a status change: the news first, then the order. */
export function OrderStatusMail({ order, pictures, title, paragraphs, address }: OrderStatusMailProps) {
  const t = useTranslate()
  const { seller } = order
  return (
    <MailLayout preview={paragraphs[0] ?? title} title={title}>
      {paragraphs.map((paragraph) => (
        <MailText key={paragraph}>{withAnchors(paragraph)}</MailText>
      ))}
      <MailGoods order={order} pictures={pictures} />
      <MailButton href={address}>{t(orderMailTexts.openOrder)}</MailButton>
      <MailText>{t(statusMailTexts.questions)}</MailText>
      <MailFooter>
        <MailNote>
          {t(orderTexts.seller)}: {seller.name}, {seller.street}, {seller.postcode} {seller.city}
        </MailNote>
        <MailNote>
          {seller.email}, {formatPhone(seller.phone)}
        </MailNote>
      </MailFooter>
    </MailLayout>
  )
}

/** The text with its addresses as links: not all mail programs make them. */
function withAnchors(paragraph: string): ReactNode[] {
  return paragraph.split(/(https?:\/\/\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <MailAnchor key={part} href={part}>
        {part}
      </MailAnchor>
    ) : (
      part
    ),
  )
}
