import { Button, Hr, Section, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import { look } from '#kit/mail-look.ts'
import { MailSheet } from '#kit/mail-sheet.tsx'
import { useMoney } from '#kit/money.tsx'
import { useWords } from '#kit/words.tsx'
import { phoneWords } from '#shared/phone-words.ts'
import type { Text as Words } from '#shared/text.ts'
import type { Order } from '../rules/order.ts'
import { mailTexts } from '../texts/mail.ts'
import { orderTexts } from '../texts.ts'
import { MailAddress } from './mail-address.tsx'
import { MailGoods } from './mail-goods.tsx'

interface OrderPlacedMailProps {
  order: Order
  /** '21 listopada 2026'. */
  day: string
  /** The order's own page. */
  address: string
  /** What mail programs show beside the subject. */
  preview: Words
  title: Words
  text: Words
  /** Between the first words and the goods: how to pay. */
  children?: ReactNode
  /** What stands at the end. */
  footnote?: Words
}

/** An order in a mail: to the buyer as the confirmation of the contract, to the seller as the news. */
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
  const say = useWords()
  const money = useMoney()
  const { number, email, phone, seller } = order
  return (
    <MailSheet
      shopName={seller.shopName}
      preview={say(preview, { number, amount: money(order.totalGross) })}
      title={say(title)}
    >
      <Text style={look.text}>{say(text, { number, day, email, phone: phoneWords(phone) })}</Text>
      {children}
      <MailGoods order={order} />
      <MailAddress title={say(orderTexts.deliveryAddress)} address={order.deliveryAddress} phone={phone} />
      {order.invoiceAddress && <MailAddress title={say(orderTexts.invoiceAddress)} address={order.invoiceAddress} />}
      {order.giftCardCode && (
        <Text style={look.text}>
          {say(orderTexts.giftCard)}: {order.giftCardCode}
        </Text>
      )}
      {order.comment && (
        <Text style={look.text}>
          {say(orderTexts.comment)}: {order.comment}
        </Text>
      )}
      <Section style={{ padding: '20px 0' }}>
        <Button href={address} style={look.button}>
          {say(mailTexts.openOrder)}
        </Button>
      </Section>
      {footnote && <Text style={look.text}>{say(footnote)}</Text>}
      <Hr style={look.rule} />
      <Text style={look.soft}>
        {say(orderTexts.seller)}: {seller.name}, {seller.street}, {seller.postcode} {seller.city}
      </Text>
      <Text style={look.soft}>
        {say(orderTexts.taxNumber, { number: seller.taxNumber })}, {seller.registry}
      </Text>
      <Text style={look.soft}>
        {seller.email}, {phoneWords(seller.phone)}
      </Text>
    </MailSheet>
  )
}
