import { Gift, RotateCcw, Wallet } from 'lucide-react'
import { PaymentMarks } from '#features/payments/ui/payment-marks.tsx'
import { urls } from '#shared/urls.ts'
import type { TrustPromises } from './trust-promises.server.ts'

/** What takes the worry out of buying, in one line below the button: returning, paying and wrapping. Rendered on the server only. */
export function TrustLine({ promises: { returns, payment, wrapping } }: { promises: TrustPromises }) {
  return (
    <ul className="trust-line">
      {returns && (
        <li>
          <RotateCcw aria-hidden="true" />
          <a href={urls.content('zwroty-i-reklamacje')}>{returns}</a>
        </li>
      )}
      {payment && (
        <li>
          <Wallet aria-hidden="true" />
          <span className="flex flex-wrap items-center gap-2">
            <span className="sr-only">{payment.title}</span>
            <PaymentMarks methods={payment.methods} />
            {payment.others}
          </span>
        </li>
      )}
      {wrapping && (
        <li>
          <Gift aria-hidden="true" />
          {wrapping}
        </li>
      )}
    </ul>
  )
}
