import { HandCoins, Landmark, type LucideIcon } from 'lucide-react'
import { useTranslate } from '#kit/messages.tsx'
import { deliveryKindFor, type PaymentMethod } from '../rules/payment-methods.ts'
import { paymentDetails, paymentNames, paymentTexts } from '../texts/payments.ts'

const icons: Record<PaymentMethod, LucideIcon> = { transfer: Landmark, 'cash-on-delivery': HandCoins }

/** How the shop is paid; with the days that it waits for money in advance, 0: as long as it takes. */
export function PaymentWays({ methods, waitDays }: { methods: PaymentMethod[]; waitDays: number }) {
  const t = useTranslate()
  return (
    <ul className="divide-y divide-line border-y border-line">
      {methods.map((method) => {
        const Icon = icons[method]
        return (
          <li key={method} className="grid grid-cols-[1.5rem_1fr] gap-x-3 py-3">
            <Icon aria-hidden="true" className="size-6 text-accent" strokeWidth={1.5} />
            <div>
              <p className="font-semibold">{t(paymentNames[method])}</p>
              <p className="text-small text-soft">{t(paymentDetails[method])}</p>
              {waitDays > 0 && deliveryKindFor(method) === 'prepaid' && (
                <p className="text-small text-soft">{t(paymentTexts.waits, { count: waitDays })}</p>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
