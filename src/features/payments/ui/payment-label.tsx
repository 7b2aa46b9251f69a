import { useTranslate } from '#kit/messages.tsx'
import type { PaymentBalance } from '../rules/payment-balance.ts'
import { isCollectedOnDelivery } from '../rules/payment-methods.ts'
import { paymentTexts } from '../texts/payments.ts'

/** Whether an order is paid, waits for money, or is paid to the courier. */
export function PaymentLabel({ balance: { isPaid }, method }: { balance: PaymentBalance; method: string }) {
  const t = useTranslate()
  const waits = !isPaid && !isCollectedOnDelivery(method)
  const look = waits ? 'bg-warning-wash text-warning' : 'bg-accent-wash text-accent'
  return (
    <p className={`status-label ${look}`}>
      {t(isPaid ? paymentTexts.paid : waits ? paymentTexts.waiting : paymentTexts.onDelivery)}
    </p>
  )
}
