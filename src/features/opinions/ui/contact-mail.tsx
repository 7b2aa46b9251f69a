import { MailLayout } from '#kit/mail/mail-layout.tsx'
import { MailFooter, MailNote, MailPanel, MailText } from '#kit/mail/mail-parts.tsx'
import { useTranslate } from '#kit/messages.tsx'
import type { ContactMessage } from '../checks/contact-message.ts'
import { contactTopicTexts, contactMailTexts as texts } from '../texts/contact.ts'

/** What a visitor wrote on the contact page, for the seller. */
export function ContactMail({ name, email, topic, orderNumber, message }: ContactMessage) {
  const t = useTranslate()
  return (
    <MailLayout preview={t(texts.preview)} title={t(texts.title)}>
      <MailText>{t(texts.topic, { topic: t(contactTopicTexts[topic]) })}</MailText>
      {orderNumber && <MailText>{t(texts.order, { number: orderNumber })}</MailText>}
      <MailPanel>
        <MailText lines>{message}</MailText>
      </MailPanel>
      <MailText>{t(texts.author, { author: name ? `${name}, ${email}` : email })}</MailText>
      <MailFooter>
        <MailNote>{t(texts.note)}</MailNote>
      </MailFooter>
    </MailLayout>
  )
}
