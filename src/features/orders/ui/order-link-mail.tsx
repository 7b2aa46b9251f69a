import { MailLayout } from '#kit/mail/mail-layout.tsx'
import { MailButton, MailFooter, MailNote, MailText } from '#kit/mail/mail-parts.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { orderLinkMailTexts } from '../texts/lookup.ts'

interface OrderLinkMailProps {
  number: number
  /** The page of the order. */
  address: string
  /** Six digits. */
  code: string
  /** The sender: name and postal address. */
  sender: string
}

/** A link to an order, and the code for readers who type instead; nothing of the order itself. */
export function OrderLinkMail({ number, address, code, sender }: OrderLinkMailProps) {
  const t = useTranslate()
  return (
    <MailLayout preview={t(orderLinkMailTexts.preview)} title={t(orderLinkMailTexts.title)}>
      <MailText>{t(orderLinkMailTexts.text, { number })}</MailText>
      <MailButton href={address}>{t(orderLinkMailTexts.button)}</MailButton>
      <MailText>{t(orderLinkMailTexts.code, { code })}</MailText>
      <MailText>{t(orderLinkMailTexts.notYou)}</MailText>
      <MailFooter>
        <MailNote>{sender}</MailNote>
      </MailFooter>
    </MailLayout>
  )
}
