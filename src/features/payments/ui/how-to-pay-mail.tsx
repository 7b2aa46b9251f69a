import { Heading, Section, Text } from '@react-email/components'
import { mailStyles } from '#kit/mail-layout.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { formatBankAccount } from '#shared/format-bank-account.ts'
import { paymentTexts } from '../texts/payments.ts'

interface HowToPayMailProps {
  method: string
  recipient: string
  account: string
  number: number
  /** Formatted. */
  amount: string
  /** The day until which the shop waits, formatted; null: without an end. */
  until: string | null
}

/** The payment instructions in a mail. */
export function HowToPayMail({ method, recipient, account, number, amount, until }: HowToPayMailProps) {
  const t = useTranslate()
  const rows = [
    [t(paymentTexts.recipient), recipient],
    [t(paymentTexts.account), formatBankAccount(account)],
    [t(paymentTexts.title), t(paymentTexts.titleOfOrder, { number })],
    [t(paymentTexts.amount), amount],
  ]
  return (
    <>
      <Heading as="h2" style={mailStyles.heading}>
        {t(paymentTexts.howToPay)}
      </Heading>
      {method === 'transfer' ? (
        <Section style={mailStyles.panel}>
          <Text style={mailStyles.text}>{t(paymentTexts.transferText)}</Text>
          {until && <Text style={mailStyles.text}>{t(paymentTexts.payUntil, { day: until })}</Text>}
          {rows.map(([label, value]) => (
            <Text key={label} style={mailStyles.text}>
              {label}: <strong>{value}</strong>
            </Text>
          ))}
        </Section>
      ) : (
        <Text style={mailStyles.text}>{t(paymentTexts.cashText, { amount })}</Text>
      )}
    </>
  )
}
