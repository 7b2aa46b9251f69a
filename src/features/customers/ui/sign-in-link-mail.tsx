import { Button, Hr, Section, Text } from '@react-email/components'
import { MailLayout, mailStyles } from '#kit/mail-layout.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { signInLinkMailTexts as texts } from '../texts/sign-in-link.ts'

interface SignInLinkMailProps {
  shopName: string
  /** The button's link. */
  address: string
  /** The sender: name and postal address. */
  sender: string
}

/** A one-time sign-in link: one button, and advice for readers who did not request it. */
export function SignInLinkMail({ shopName, address, sender }: SignInLinkMailProps) {
  const t = useTranslate()
  return (
    <MailLayout shopName={shopName} preview={t(texts.preview)} title={t(texts.title)}>
      <Text style={mailStyles.text}>{t(texts.text)}</Text>
      <Section style={{ padding: '20px 0' }}>
        <Button href={address} style={mailStyles.button}>
          {t(texts.button)}
        </Button>
      </Section>
      <Text style={mailStyles.text}>{t(texts.validity)}</Text>
      <Text style={mailStyles.text}>{t(texts.notYou)}</Text>
      <Hr style={mailStyles.rule} />
      <Text style={mailStyles.soft}>{sender}</Text>
    </MailLayout>
  )
}
