import { MailLayout } from '#kit/mail/mail-layout.tsx'
import { MailFooter, MailNote, MailText } from '#kit/mail/mail-parts.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { webhookMailTexts as texts } from '../texts.ts'

interface WebhookMailProps {
  host: string
  /** Of the last attempt. */
  result: string
}

/** Tells the merchant that messages do not arrive. */
export function WebhookMail({ host, result }: WebhookMailProps) {
  const t = useTranslate()
  const what = t(result === '410' ? texts.gone : texts.text, { host, result })
  return (
    <MailLayout preview={what} title={t(texts.title)}>
      <MailText>{what}</MailText>
      <MailText>{t(texts.whatNow)}</MailText>
      <MailFooter>
        <MailNote>{t(texts.note)}</MailNote>
      </MailFooter>
    </MailLayout>
  )
}
