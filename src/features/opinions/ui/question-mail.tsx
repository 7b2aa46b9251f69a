import { MailLayout } from '#kit/mail/mail-layout.tsx'
import { MailAnchor, MailFooter, MailNote, MailPanel, MailText } from '#kit/mail/mail-parts.tsx'
import { useTranslate } from '#kit/messages.tsx'
import type { ProductQuestion } from '../checks/question.ts'
import { questionMailTexts } from '../texts/question.ts'

interface QuestionMailProps extends ProductQuestion {
  productName: string
  productAddress: string
}

/** A shopper's question, for the seller. */
export function QuestionMail({ productId, productName, productAddress, email, question }: QuestionMailProps) {
  const t = useTranslate()
  return (
    <MailLayout preview={t(questionMailTexts.preview)} title={t(questionMailTexts.title)}>
      <MailText>
        <MailAnchor href={productAddress}>
          {t(questionMailTexts.about, { product: productName, id: productId })}
        </MailAnchor>
      </MailText>
      <MailPanel>
        <MailText lines>{question}</MailText>
      </MailPanel>
      <MailText>{t(questionMailTexts.asker, { email })}</MailText>
      <MailFooter>
        <MailNote>{t(questionMailTexts.note)}</MailNote>
      </MailFooter>
    </MailLayout>
  )
}
