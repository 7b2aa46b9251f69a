import { Hr, Link, Section, Text } from '@react-email/components'
import { look } from '#kit/mail-look.ts'
import { MailSheet } from '#kit/mail-sheet.tsx'
import { useWords } from '#kit/words.tsx'
import type { ProductQuestion } from '../checks.ts'
import { questionMailTexts } from '../texts.ts'

interface QuestionMailProps extends ProductQuestion {
  shopName: string
  productName: string
  productAddress: string
}

/** A shopper's question, for the seller. */
export function QuestionMail({ shopName, productId, productName, productAddress, email, question }: QuestionMailProps) {
  const say = useWords()
  return (
    <MailSheet shopName={shopName} preview={say(questionMailTexts.preview)} title={say(questionMailTexts.title)}>
      <Text style={look.text}>
        <Link href={productAddress} style={look.link}>
          {say(questionMailTexts.about, { product: productName, id: productId })}
        </Link>
      </Text>
      <Section style={look.panel}>
        <Text style={{ ...look.text, margin: 0, whiteSpace: 'pre-line' }}>{question}</Text>
      </Section>
      <Text style={look.text}>{say(questionMailTexts.asker, { email })}</Text>
      <Hr style={look.rule} />
      <Text style={look.soft}>{say(questionMailTexts.note)}</Text>
    </MailSheet>
  )
}
