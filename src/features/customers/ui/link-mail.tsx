import { Button, Hr, Section, Text } from '@react-email/components'
import { MailLayout, mailStyles } from '#kit/mail-layout.tsx'
import { useTranslate } from '#kit/messages.tsx'
import type { TextValues, Text as Words } from '#shared/text.ts'
import { signInLinkMailTexts } from '../texts/sign-in-link.ts'

interface LinkMailProps {
  texts: Record<'preview' | 'title' | 'text' | 'button' | 'validity' | 'notYou', Words>
  values?: TextValues | undefined
  /** Typed instead of following the link. */
  code: string | null
  shopName: string
  /** The button's link. */
  address: string
  /** The sender: name and postal address. */
  sender: string
}

/** A one-time link: one button, and advice for readers who did not request it. */
export function LinkMail({ texts, values, code, shopName, address, sender }: LinkMailProps) {
  const t = useTranslate()
  return (
    <MailLayout shopName={shopName} preview={t(texts.preview)} title={t(texts.title)}>
      <Text style={mailStyles.text}>{t(texts.text, values)}</Text>
      <Section style={{ padding: '20px 0' }}>
        <Button href={address} style={mailStyles.button}>
          {t(texts.button)}
        </Button>
      </Section>
      {code && <Text style={mailStyles.text}>{t(signInLinkMailTexts.code, { code })}</Text>}
      <Text style={mailStyles.text}>{t(texts.validity)}</Text>
      <Text style={mailStyles.text}>{t(texts.notYou)}</Text>
      <Hr style={mailStyles.rule} />
      <Text style={mailStyles.soft}>{sender}</Text>
    </MailLayout>
  )
}
