import { useTranslate } from '#kit/messages.tsx'
import { deliveryKindFor, type PaymentMethod } from '../rules/payment-methods.ts'
import { paymentDetails, paymentTexts } from '../texts/payments.ts'
import { paymentIcons } from './payment-icons.ts'
import { MarkedPaymentName } from './payment-marks.tsx'

/** How the shop is paid; with the days that it waits for money in advance, 0: as long as it takes. */
export function PaymentWays({ methods, waitDays }: { methods: PaymentMethod[]; waitDays: number }) {
  const t = useTranslate()
  return (
    <>
      <ul className="rounded-panel border border-line bg-raised">
        {methods.map((method) => {
          const Icon = paymentIcons[method]
          return (
            <li key={method} className="flex gap-3 border-t border-line p-4 first:border-t-0">
              <Icon aria-hidden="true" className="size-6 shrink-0 text-accent" strokeWidth={1.5} />
              <div>
                <MarkedPaymentName method={method} />
                <p className="text-small text-soft">{t(paymentDetails[method])}</p>
              </div>
            </li>
          )
        })}
      </ul>
      {waitDays > 0 && methods.some((method) => deliveryKindFor(method) === 'prepaid') && (
        <p className="mt-3 text-small text-soft">{t(paymentTexts.waits, { count: waitDays })}</p>
      )}
    </>
  )
}
