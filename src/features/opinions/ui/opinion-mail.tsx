import { MailLayout } from '#kit/mail/mail-layout.tsx'
import { MailFooter, MailNote, MailPanel, MailText } from '#kit/mail/mail-parts.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { opinionMailTexts as texts } from '../texts/opinion-form.ts'

interface OpinionMailProps {
  id: number
  /** The product, or the shop. */
  about: string
  rating: number
  content: string
  author: string
  isConfirmed: boolean
}

/** An opinion that waits for the seller. */
export function OpinionMail({ id, about, rating, content, author, isConfirmed }: OpinionMailProps) {
  const t = useTranslate()
  return (
    <MailLayout preview={t(texts.preview)} title={t(texts.title)}>
      <MailText>{t(texts.about, { about })}</MailText>
      <MailText>{t(texts.rating, { rating })}</MailText>
      <MailPanel>
        <MailText lines>{content}</MailText>
      </MailPanel>
      <MailText>{t(texts.author, { author })}</MailText>
      <MailText>{t(isConfirmed ? texts.confirmed : texts.unconfirmed)}</MailText>
      <MailFooter>
        <MailNote>{t(texts.note, { id })}</MailNote>
      </MailFooter>
    </MailLayout>
  )
}
