import { Button, Hr, Link, Section, Text } from '@react-email/components'
import { look } from '#kit/mail-look.ts'
import { MailSheet } from '#kit/mail-sheet.tsx'
import { useWords } from '#kit/words.tsx'
import type { newsletterMailTexts } from '../texts/mail.ts'

interface NewsletterMailProps {
  shopName: string
  /** What is asked or told. */
  texts: Record<keyof typeof newsletterMailTexts, (typeof newsletterMailTexts)['title']>
  /** The words that pressing the button agrees to; null where it agrees to nothing. */
  consent: string | null
  /** Where the button leads. */
  address: string
  leaveAddress: string
  /** Who writes: name and postal address. */
  sender: string
}

/** A mail about the newsletter itself: one thing to do, and the way out. */
export function NewsletterMail({ shopName, texts, consent, address, leaveAddress, sender }: NewsletterMailProps) {
  const say = useWords()
  return (
    <MailSheet shopName={shopName} preview={say(texts.preview)} title={say(texts.title)}>
      <Text style={look.text}>{say(texts.text)}</Text>
      {consent && (
        <Section style={look.panel}>
          <Text style={{ ...look.text, margin: 0 }}>{consent}</Text>
        </Section>
      )}
      <Section style={{ padding: '20px 0' }}>
        <Button href={address} style={look.button}>
          {say(texts.button)}
        </Button>
      </Section>
      <Text style={look.text}>{say(texts.note)}</Text>
      <Hr style={look.rule} />
      {address !== leaveAddress && (
        <Text style={look.soft}>
          <Link href={leaveAddress} style={look.link}>
            {say(texts.leave)}
          </Link>
        </Text>
      )}
      <Text style={look.soft}>{sender}</Text>
    </MailSheet>
  )
}
