import { useState } from 'react'
import { Button } from '#kit/button.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { formatBankAccount } from '#shared/format-bank-account.ts'
import { paymentTexts } from '../texts/payments.ts'

interface TransferBlockProps {
  recipient: string
  account: string
  title: string
  /** Formatted. */
  amount: string
  /** The day until which the shop waits, formatted; null: without an end. */
  until: string | null
}

/** The data for a bank transfer, each value easy to select and copy, or all at once. */
export function TransferBlock({ recipient, account, title, amount, until }: TransferBlockProps) {
  const t = useTranslate()
  const [copied, setCopied] = useState(false)
  const rows = [
    { label: t(paymentTexts.recipient), value: recipient },
    { label: t(paymentTexts.account), value: formatBankAccount(account) },
    { label: t(paymentTexts.title), value: title },
    { label: t(paymentTexts.amount), value: amount },
  ]
  const copy = async () => {
    await navigator.clipboard.writeText(rows.map(({ label, value }) => `${label}: ${value}`).join('\n'))
    setCopied(true)
  }
  return (
    <div className="flex flex-col items-start gap-4 rounded-panel border border-line bg-surface p-5">
      {until && <p>{t(paymentTexts.payUntil, { day: until })}</p>}
      <dl className="grid gap-x-6 gap-y-1 tablet:grid-cols-[auto_1fr]">
        {rows.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-soft">{label}</dt>
            <dd className="mb-2 font-semibold tabular-nums select-all tablet:mb-0">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="noscript:hidden print:hidden">
        <Button type="button" onClick={() => void copy()}>
          {t(copied ? paymentTexts.copied : paymentTexts.copy)}
        </Button>
      </div>
    </div>
  )
}
