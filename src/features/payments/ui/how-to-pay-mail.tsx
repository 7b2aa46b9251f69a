import { MailButton, MailHeading, MailPanel, MailText } from '#kit/mail/mail-parts.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { formatBankAccount } from '#shared/format-bank-account.ts'
import { isOnline } from '../rules/payment-methods.ts'
import { payTexts } from '../texts/online.ts'
import { paymentTexts } from '../texts/payments.ts'

interface HowToPayMailProps {
  method: string
  /** Where it is paid online; null: it is paid, or not online. */
  payAddress: string | null
  isPaid: boolean
  recipient: string
  account: string
  number: number
  /** Formatted. */
  amount: string
  /** The day until which the shop waits, formatted; null: without an end. */
  until: string | null
}

/** The payment instructions in a mail. */
export function HowToPayMail({
  method,
  payAddress,
  isPaid,
  recipient,
  account,
  number,
  amount,
  until,
}: HowToPayMailProps) {
  const t = useTranslate()
  const rows = [
    [t(paymentTexts.recipient), recipient],
    [t(paymentTexts.account), formatBankAccount(account)],
    [t(paymentTexts.title), t(paymentTexts.titleOfOrder, { number })],
    [t(paymentTexts.amount), amount],
  ]
  if (isPaid) return <MailText>{t(payTexts.paid)}</MailText>
  return (
    <>
      <MailHeading>{t(paymentTexts.howToPay)}</MailHeading>
      {method === 'transfer' ? (
        <MailPanel>
          <MailText>{t(paymentTexts.transferText)}</MailText>
          {until && (
            <MailText>
              <strong>{t(paymentTexts.payUntil, { day: until })}</strong>
            </MailText>
          )}
          {until && <MailText>{t(paymentTexts.afterwards)}</MailText>}
          {rows.map(([label, value]) => (
            <MailText key={label}>
              {label}: <strong>{value}</strong>
            </MailText>
          ))}
        </MailPanel>
      ) : isOnline(method) ? (
        <>
          <MailText>{t(payTexts.mailText, { amount })}</MailText>
          {until && <MailText>{t(paymentTexts.payUntil, { day: until })}</MailText>}
        </>
      ) : (
        <MailText>{t(paymentTexts.cashText, { amount })}</MailText>
      )}
      {payAddress && (
        <MailButton href={payAddress}>{t(isOnline(method) ? payTexts.payNow : payTexts.payOnlineInstead)}</MailButton>
      )}
    </>
  )
}
