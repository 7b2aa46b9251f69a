import { MailLayout } from '#kit/mail/mail-layout.tsx'
import { MailAnchor, MailButton, MailFooter, MailNote, MailPanel, MailText } from '#kit/mail/mail-parts.tsx'
import { useTranslate } from '#kit/messages.tsx'
import type { newsletterMailTexts } from '../texts.ts'

interface NewsletterMailProps {
  /** The text of the mail. */
  texts: Record<keyof typeof newsletterMailTexts, (typeof newsletterMailTexts)['title']>
  /** The consent text of the button; null when it confirms nothing. */
  consent: string | null
  /** The button's link. */
  address: string
  leaveAddress: string
  /** The sender: name and postal address. */
  sender: string
}

/** A mail about the newsletter itself: one button, and an unsubscribe link. */
export function NewsletterMail({ texts, consent, address, leaveAddress, sender }: NewsletterMailProps) {
  const t = useTranslate()
  return (
    <MailLayout preview={t(texts.preview)} title={t(texts.title)}>
      <MailText>{t(texts.text)}</MailText>
      {consent && (
        <MailPanel>
          <MailText>{consent}</MailText>
        </MailPanel>
      )}
      <MailButton href={address}>{t(texts.button)}</MailButton>
      <MailText>{t(texts.note)}</MailText>
      <MailFooter>
        {address !== leaveAddress && (
          <MailNote>
            <MailAnchor href={leaveAddress}>{t(texts.leave)}</MailAnchor>
          </MailNote>
        )}
        <MailNote>{sender}</MailNote>
      </MailFooter>
    </MailLayout>
  )
}
