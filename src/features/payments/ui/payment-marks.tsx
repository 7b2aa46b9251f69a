import { useTranslate } from '#kit/messages.tsx'
import type { PaymentMethod } from '../rules/payment-methods.ts'
import { paymentNames } from '../texts/payments.ts'

/** Who takes the money, by the names that buyers look for; the same in every language. */
const marks: Partial<Record<PaymentMethod, string[]>> = {
  blik: ['BLIK'],
  card: ['Visa', 'Mastercard'],
  'online-transfer': ['Przelewy24'],
}

/** The payment methods that have a mark. */
export function markedMethods(methods: PaymentMethod[]): PaymentMethod[] {
  return methods.filter((method) => method in marks)
}

/** The marks of payment methods, typeset: pictures of them would be those of their owners. Without a mark: nothing. */
export function PaymentMarks({ methods }: { methods: PaymentMethod[] }) {
  return markedMethods(methods)
    .flatMap((method) => marks[method] ?? [])
    .map((mark) => (
      <span
        key={mark}
        className="rounded-control border border-line bg-raised px-2 text-small font-semibold whitespace-nowrap text-ink"
      >
        {mark}
      </span>
    ))
}

/** The name of a payment method, with its marks. */
export function MarkedPaymentName({ method }: { method: PaymentMethod }) {
  const t = useTranslate()
  return (
    <p className="flex flex-wrap items-center gap-2">
      <span className="font-semibold">{t(paymentNames[method])}</span>
      <PaymentMarks methods={[method]} />
    </p>
  )
}
