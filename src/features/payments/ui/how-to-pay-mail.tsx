import { Heading, Section, Text } from '@react-email/components'
import { look } from '#kit/mail-look.ts'
import { useWords } from '#kit/words.tsx'
import { bankAccountWords } from '#shared/bank-account-words.ts'
import { paymentTexts } from '../texts.ts'

interface HowToPayMailProps {
  method: string
  recipient: string
  account: string
  number: number
  /** As people write it. */
  amount: string
}

/** What the buyer has to do to pay, as a mail says it. */
export function HowToPayMail({ method, recipient, account, number, amount }: HowToPayMailProps) {
  const say = useWords()
  const rows = [
    [say(paymentTexts.recipient), recipient],
    [say(paymentTexts.account), bankAccountWords(account)],
    [say(paymentTexts.title), say(paymentTexts.titleOfOrder, { number })],
    [say(paymentTexts.amount), amount],
  ]
  return (
    <>
      <Heading as="h2" style={look.heading}>
        {say(paymentTexts.howToPay)}
      </Heading>
      {method === 'transfer' ? (
        <Section style={look.panel}>
          <Text style={look.text}>{say(paymentTexts.transferText)}</Text>
          {rows.map(([label, value]) => (
            <Text key={label} style={look.text}>
              {label}: <strong>{value}</strong>
            </Text>
          ))}
        </Section>
      ) : (
        <Text style={look.text}>{say(paymentTexts.cashText, { amount })}</Text>
      )}
    </>
  )
}
