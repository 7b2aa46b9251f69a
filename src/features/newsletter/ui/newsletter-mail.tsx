import { Button, Hr, Link, Section, Text } from '@react-email/components'
import { MailLayout, mailStyles } from '#kit/mail-layout.tsx'
import { useTranslate } from '#kit/messages.tsx'
import type { newsletterMailTexts } from '../texts.ts'

interface NewsletterMailProps {
  shopName: string
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
export function NewsletterMail({ shopName, texts, consent, address, leaveAddress, sender }: NewsletterMailProps) {
  const t = useTranslate()
  return (
    <MailLayout shopName={shopName} preview={t(texts.preview)} title={t(texts.title)}>
      <Text style={mailStyles.text}>{t(texts.text)}</Text>
      {consent && (
        <Section style={mailStyles.panel}>
          <Text style={{ ...mailStyles.text, margin: 0 }}>{consent}</Text>
        </Section>
      )}
      <Section style={{ padding: '20px 0' }}>
        <Button href={address} style={mailStyles.button}>
          {t(texts.button)}
        </Button>
      </Section>
      <Text style={mailStyles.text}>{t(texts.note)}</Text>
      <Hr style={mailStyles.rule} />
      {address !== leaveAddress && (
        <Text style={mailStyles.soft}>
          <Link href={leaveAddress} style={mailStyles.link}>
            {t(texts.leave)}
          </Link>
        </Text>
      )}
      <Text style={mailStyles.soft}>{sender}</Text>
    </MailLayout>
  )
}
