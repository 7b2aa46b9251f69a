import type { ReactNode } from 'react'
import { FoldedSummary } from '#features/checkout/ui/folded-summary.tsx'
import { SummarySection } from '#features/checkout/ui/summary-section.tsx'
import type { OrderTotals } from '#features/orders/rules/order-totals.ts'
import type { OrderData } from './load-order.server.ts'

interface OrderSumProps {
  data: OrderData
  totals: OrderTotals
  /** A promotion pays for the chosen delivery. */
  paidFor: boolean
  /** No courier goes there. */
  undelivered?: boolean
  recalculates: boolean
  consents?: ReactNode
  notes?: ReactNode
  button: ReactNode
}

/** The goods and the sum beside the form. */
export function OrderSum({ data, paidFor, ...rest }: OrderSumProps) {
  const { idleCode } = data
  return (
    <SummarySection
      {...data}
      {...rest}
      idleCode={idleCode && (idleCode.always || !paidFor) ? idleCode.message : null}
    />
  )
}

/** The same at the top of small views. */
export function FoldedOrderSum({ data, ...sums }: Pick<OrderSumProps, 'data' | 'totals' | 'undelivered'>) {
  return <FoldedSummary {...data} {...sums} />
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
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {data.lines.map(({ lineId, seen }) => (
        <input key={lineId} type="hidden" name="seen" value={seen} />
      ))}
    </>
  )
}
