import { Check, Copy } from 'lucide-react'
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

/** The data for a bank transfer: each value can be selected, or copied for its field of a bank's form; or all at once. */
export function TransferBlock({ recipient, account, title, amount, until }: TransferBlockProps) {
  const t = useTranslate()
  const [copied, setCopied] = useState<string | null>(null)
  const rows = [
    { label: t(paymentTexts.recipient), value: recipient },
    { label: t(paymentTexts.account), value: formatBankAccount(account), copies: account },
    { label: t(paymentTexts.title), value: title },
    { label: t(paymentTexts.amount), value: amount, copies: amount.replace(/[^\d,]/g, '') },
  ]
  const copy = async (what: string, text: string) => {
    await navigator.clipboard.writeText(text)
    setCopied(what)
  }
  return (
    <div className="flex flex-col gap-4 rounded-panel border border-line bg-surface p-5">
      {until && (
        <div>
          <p className="text-large font-semibold">{t(paymentTexts.payUntil, { day: until })}</p>
          <p className="text-small text-soft">{t(paymentTexts.afterwards)}</p>
        </div>
      )}
      <dl>
        {rows.map(({ label, value, copies = value }) => (
          <div
            key={label}
            className="border-t border-line py-1.5 tablet:grid tablet:grid-cols-[9rem_minmax(0,1fr)] tablet:items-center"
          >
            <dt className="text-small text-soft tablet:text-base">{label}</dt>
            <dd className="flex items-center justify-between gap-3">
              <span className="min-w-0 text-balance font-semibold tabular-nums select-all wrap-anywhere">{value}</span>
              <button
                type="button"
                aria-label={t(paymentTexts.copyOne, { what: label })}
                onClick={() => void copy(label, copies)}
                className="-my-2 grid size-11 shrink-0 place-items-center rounded-control text-accent hover:bg-line noscript:hidden print:hidden"
              >
                {copied === label ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" className="size-5" />}
              </button>
            </dd>
          </div>
        ))}
      </dl>
      <div className="noscript:hidden print:hidden">
        <Button
          type="button"
          kind="secondary"
          onClick={() => void copy(all, rows.map(({ label, value }) => `${label}: ${value}`).join('\n'))}
        >
          {t(copied === all ? paymentTexts.copied : paymentTexts.copy)}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {copied !== null && t(paymentTexts.copied)}
      </p>
    </div>
  )
}

const all = ''
