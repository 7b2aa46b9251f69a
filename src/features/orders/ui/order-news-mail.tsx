import { Button, Hr, Section, Text } from '@react-email/components'
import { look } from '#kit/mail-look.ts'
import { MailSheet } from '#kit/mail-sheet.tsx'
import { useWords } from '#kit/words.tsx'
import { phoneWords } from '#shared/phone-words.ts'
import type { Order } from '../rules/order.ts'
import { mailTexts } from '../texts/mail.ts'
import { newsTexts } from '../texts/news.ts'
import { orderTexts } from '../texts.ts'
import { MailGoods } from './mail-goods.tsx'

interface OrderNewsMailProps {
  order: Order
  title: string
  /** What has happened, a paragraph each. */
  paragraphs: string[]
  /** The order's own page. */
  address: string
}

/** A mail about what has become of an order: the news first, then what it is about. */
export function OrderNewsMail({ order, title, paragraphs, address }: OrderNewsMailProps) {
  const say = useWords()
  const { seller } = order
  return (
    <MailSheet shopName={seller.shopName} preview={paragraphs[0] ?? title} title={title}>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} style={look.text}>
          {paragraph}
        </Text>
      ))}
      <MailGoods order={order} />
      <Section style={{ padding: '20px 0' }}>
        <Button href={address} style={look.button}>
          {say(mailTexts.openOrder)}
        </Button>
      </Section>
      <Text style={look.text}>{say(newsTexts.questions)}</Text>
      <Hr style={look.rule} />
      <Text style={look.soft}>
        {say(orderTexts.seller)}: {seller.name}, {seller.street}, {seller.postcode} {seller.city}
      </Text>
      <Text style={look.soft}>
        {seller.email}, {phoneWords(seller.phone)}
      </Text>
    </MailSheet>
  )
}
