import { Button, Hr, Section, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import { MailLayout, mailStyles } from '#kit/mail-layout.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { useMoney } from '#kit/money.tsx'
import { formatPhone } from '#shared/format-phone.ts'
import type { Text as Words } from '#shared/text.ts'
import type { Order } from '../rules/order.ts'
import { orderMailTexts, orderTexts, statusMailTexts } from '../texts/orders.ts'
import { MailAddress, MailGoods } from './order-mail-parts.tsx'

interface OrderPlacedMailProps {
  order: Order
  /** '21 listopada 2026'. */
  day: string
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
  day,
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
    <MailLayout
      shopName={seller.shopName}
      preview={t(preview, { number, amount: money(order.totalGross) })}
      title={t(title)}
    >
      <Text style={mailStyles.text}>{t(text, { number, day, email, phone: formatPhone(phone) })}</Text>
      {children}
      <MailGoods order={order} />
      <MailAddress title={t(orderTexts.deliveryAddress)} address={order.deliveryAddress} phone={phone} />
      {order.billingAddress && <MailAddress title={t(orderTexts.billingAddress)} address={order.billingAddress} />}
      {order.invoiceAddress && <MailAddress title={t(orderTexts.invoiceAddress)} address={order.invoiceAddress} />}
      {order.giftCardCode && (
        <Text style={mailStyles.text}>
          {t(orderTexts.giftCard)}: {order.giftCardCode}
        </Text>
      )}
      {order.comment && (
        <Text style={mailStyles.text}>
          {t(orderTexts.comment)}: {order.comment}
        </Text>
      )}
      <Section style={{ padding: '20px 0' }}>
        <Button href={address} style={mailStyles.button}>
          {t(orderMailTexts.openOrder)}
        </Button>
      </Section>
      {footnote && <Text style={mailStyles.text}>{t(footnote)}</Text>}
      <Hr style={mailStyles.rule} />
      <Text style={mailStyles.soft}>
        {t(orderTexts.seller)}: {seller.name}, {seller.street}, {seller.postcode} {seller.city}
      </Text>
      <Text style={mailStyles.soft}>
        {t(orderTexts.taxNumber, { number: seller.taxNumber })}, {seller.registry}
      </Text>
      <Text style={mailStyles.soft}>
        {seller.email}, {formatPhone(seller.phone)}
      </Text>
    </MailLayout>
  )
}

interface OrderStatusMailProps {
  order: Order
  title: string
  /** The news, one item per paragraph. */
  paragraphs: string[]
  /** The page of the order. */
  address: string
}

/** A mail about a status change: the news first, then the order. */
export function OrderStatusMail({ order, title, paragraphs, address }: OrderStatusMailProps) {
  const t = useTranslate()
  const { seller } = order
  return (
    <MailLayout shopName={seller.shopName} preview={paragraphs[0] ?? title} title={title}>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} style={mailStyles.text}>
          {paragraph}
        </Text>
      ))}
      <MailGoods order={order} />
      <Section style={{ padding: '20px 0' }}>
        <Button href={address} style={mailStyles.button}>
          {t(orderMailTexts.openOrder)}
        </Button>
      </Section>
      <Text style={mailStyles.text}>{t(statusMailTexts.questions)}</Text>
      <Hr style={mailStyles.rule} />
      <Text style={mailStyles.soft}>
        {t(orderTexts.seller)}: {seller.name}, {seller.street}, {seller.postcode} {seller.city}
      </Text>
      <Text style={mailStyles.soft}>
        {seller.email}, {formatPhone(seller.phone)}
      </Text>
    </MailLayout>
  )
}
