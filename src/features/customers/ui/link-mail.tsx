import { MailLayout } from '#kit/mail/mail-layout.tsx'
import { MailButton, MailFooter, MailNote, MailText } from '#kit/mail/mail-parts.tsx'
import { useTranslate } from '#kit/messages.tsx'
import type { TextValues, Text as Words } from '#shared/text.ts'
import { signInLinkMailTexts } from '../texts/sign-in-link.ts'

interface LinkMailProps {
  texts: Record<'preview' | 'title' | 'text' | 'button' | 'validity' | 'notYou', Words>
  values?: TextValues | undefined
  /** Typed instead of following the link. */
  code: string | null
  /** The button's link. */
  address: string
  /** The sender: name and postal address. */
  sender: string
}

/** A one-time link: one button, and advice for readers who did not request it. */
export function LinkMail({ texts, values, code, address, sender }: LinkMailProps) {
  const t = useTranslate()
  return (
    <MailLayout preview={t(texts.preview)} title={t(texts.title)}>
      <MailText>{t(texts.text, values)}</MailText>
      <MailButton href={address}>{t(texts.button)}</MailButton>
      {code && <MailText>{t(signInLinkMailTexts.code, { code })}</MailText>}
      <MailText>{t(texts.validity)}</MailText>
      <MailText>{t(texts.notYou)}</MailText>
      <MailFooter>
        <MailNote>{sender}</MailNote>
      </MailFooter>
    </MailLayout>
  )
}
