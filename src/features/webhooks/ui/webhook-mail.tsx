import { Hr, Text } from '@react-email/components'
import { MailLayout, mailStyles } from '#kit/mail-layout.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { webhookMailTexts as texts } from '../texts.ts'

interface WebhookMailProps {
  shopName: string
  host: string
  /** Of the last attempt. */
  result: string
}

/** Tells the merchant that messages do not arrive. */
export function WebhookMail({ shopName, host, result }: WebhookMailProps) {
  const t = useTranslate()
  const what = t(result === '410' ? texts.gone : texts.text, { host, result })
  return (
    <MailLayout shopName={shopName} preview={what} title={t(texts.title)}>
      <Text style={mailStyles.text}>{what}</Text>
      <Text style={mailStyles.text}>{t(texts.whatNow)}</Text>
      <Hr style={mailStyles.rule} />
      <Text style={mailStyles.soft}>{t(texts.note)}</Text>
    </MailLayout>
  )
}
