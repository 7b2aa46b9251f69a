import { Button, Hr, Section, Text } from '@react-email/components'
import { MailLayout, mailStyles } from '#kit/mail-layout.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { orderLinkMailTexts } from '../texts/lookup.ts'

interface OrderLinkMailProps {
  shopName: string
  number: number
  /** The page of the order. */
  address: string
  /** Six digits. */
  code: string
  /** The sender: name and postal address. */
  sender: string
}

/** A link to an order, and the code for readers who type instead; nothing of the order itself. */
export function OrderLinkMail({ shopName, number, address, code, sender }: OrderLinkMailProps) {
  const t = useTranslate()
  return (
    <MailLayout shopName={shopName} preview={t(orderLinkMailTexts.preview)} title={t(orderLinkMailTexts.title)}>
      <Text style={mailStyles.text}>{t(orderLinkMailTexts.text, { number })}</Text>
      <Section style={{ padding: '20px 0' }}>
        <Button href={address} style={mailStyles.button}>
          {t(orderLinkMailTexts.button)}
        </Button>
      </Section>
      <Text style={mailStyles.text}>{t(orderLinkMailTexts.code, { code })}</Text>
      <Text style={mailStyles.text}>{t(orderLinkMailTexts.notYou)}</Text>
      <Hr style={mailStyles.rule} />
      <Text style={mailStyles.soft}>{sender}</Text>
    </MailLayout>
  )
}
