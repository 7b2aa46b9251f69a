import { Button, Hr, Section, Text } from '@react-email/components'
import { MailLayout, mailStyles } from '#kit/mail-layout.tsx'
import { useTranslate } from '#kit/messages.tsx'
import type { Text as Words } from '#shared/text.ts'

interface LinkMailProps {
  texts: Record<'preview' | 'title' | 'text' | 'button' | 'validity' | 'notYou', Words>
  shopName: string
  /** The button's link. */
  address: string
  /** The sender: name and postal address. */
  sender: string
}

/** A one-time link: one button, and advice for readers who did not request it. */
export function LinkMail({ texts, shopName, address, sender }: LinkMailProps) {
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
