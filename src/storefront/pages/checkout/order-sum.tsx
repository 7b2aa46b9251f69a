import type { ReactNode } from 'react'
import { SummarySection } from '#features/checkout/ui/summary-section.tsx'
import type { OrderTotals } from '#features/orders/rules/order-totals.ts'
import type { OrderData } from './load-order.server.ts'

interface OrderSumProps {
  data: OrderData
  totals: OrderTotals
  /** A promotion pays for the chosen delivery. */
  paidFor: boolean
  recalculates: boolean
  consents?: ReactNode
  button: ReactNode
}

/** The goods and the sum beside the form. */
export function OrderSum({ data, paidFor, ...rest }: OrderSumProps) {
  return (
    <SummarySection
      {...rest}
      lines={data.lines}
      extras={data.extras}
      promotions={data.promotions}
      idleCode={data.idleCode && (data.idleCode.always || !paidFor) ? data.idleCode.message : null}
      saved={data.saved}
      priceType={data.priceType}
      points={data.points}
      notices={data.notices}
      needsDelivery={data.needsDelivery}
    />
  )
}

/** What the page showed: an order is refused when something has changed meanwhile. */
export function SeenFields({ data, total }: { data: OrderData; total: number }) {
  const fields = {
    idempotencyKey: data.idempotencyKey,
    termsVersion: data.termsVersion,
    seenCurrency: data.money.code,
    seenExtras: data.seenExtras,
    seenConsents: data.seenConsents,
    seenSizes: data.seenSizes,
    seenTotal: total,
  }
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
