import { MailLayout } from '#kit/mail/mail-layout.tsx'
import { MailFooter, MailNote, MailPanel, MailText } from '#kit/mail/mail-parts.tsx'
import { useTranslate } from '#kit/messages.tsx'
import type { OpinionState } from '../rules/opinion.ts'
import { opinionMailTexts as texts } from '../texts/opinion-form.ts'

interface OpinionMailProps {
  id: number
  /** The product, or the shop. */
  about: string
  rating: number
  content: string
  author: string
  state: OpinionState
  isConfirmed: boolean
}

/** A new opinion, for the seller: how to publish or reject it. */
export function OpinionMail({ id, about, rating, content, author, state, isConfirmed }: OpinionMailProps) {
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
        <MailNote>{t(state === 'waiting' ? texts.note : texts.noteAtOnce, { id })}</MailNote>
      </MailFooter>
    </MailLayout>
  )
}
