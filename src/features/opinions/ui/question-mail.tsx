import { Hr, Link, Section, Text } from '@react-email/components'
import { MailLayout, mailStyles } from '#kit/mail-layout.tsx'
import { useTranslate } from '#kit/messages.tsx'
import type { ProductQuestion } from '../checks.ts'
import { questionMailTexts } from '../texts.ts'

interface QuestionMailProps extends ProductQuestion {
  shopName: string
  productName: string
  productAddress: string
}

/** A shopper's question, for the seller. */
export function QuestionMail({ shopName, productId, productName, productAddress, email, question }: QuestionMailProps) {
  const t = useTranslate()
  return (
    <MailLayout shopName={shopName} preview={t(questionMailTexts.preview)} title={t(questionMailTexts.title)}>
      <Text style={mailStyles.text}>
        <Link href={productAddress} style={mailStyles.link}>
          {t(questionMailTexts.about, { product: productName, id: productId })}
        </Link>
      </Text>
      <Section style={mailStyles.panel}>
        <Text style={{ ...mailStyles.text, margin: 0, whiteSpace: 'pre-line' }}>{question}</Text>
      </Section>
      <Text style={mailStyles.text}>{t(questionMailTexts.asker, { email })}</Text>
      <Hr style={mailStyles.rule} />
      <Text style={mailStyles.soft}>{t(questionMailTexts.note)}</Text>
    </MailLayout>
  )
}
