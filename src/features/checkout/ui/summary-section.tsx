import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PromotionSummaryRow } from '#features/basket/rules/summary-rows.ts'
import type { OrderTotals } from '#features/orders/rules/order-totals.ts'
import type { PriceType } from '#features/pricing/settings.ts'
import { Button } from '#kit/button.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import type { Message } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { checkoutTexts } from '../texts.ts'
import { OrderSums, type SummaryExtra, type SummaryLine, SummaryLines } from './order-summary.tsx'

/** A notice that must be visible near the totals. */
export interface SummaryNotice {
  key: string
  message: Message
}

interface SummarySectionProps {
  lines: SummaryLine[]
  extras: SummaryExtra[]
  promotions: PromotionSummaryRow[]
  /** The reason why the code has no effect. */
  idleCode: string | null
  /** Discount on the goods, minor units as shown. */
  saved: number
  priceType: PriceType
  /** Text about the points to pay; null without any. */
  points: string | null
  notices: SummaryNotice[]
  totals: OrderTotals
  needsDelivery: boolean
  undelivered?: boolean
  /** Whether choices on this page change the sum, which without JavaScript only the server recalculates. */
  recalculates: boolean
  /** What is agreed to; nothing before the last step. */
  consents?: ReactNode
  /** Below the button: what the buyer may read before. */
  notes?: ReactNode
  /** The button that goes on or orders. */
  button: ReactNode
}

/** The goods and the totals, then what is agreed to, and the button that goes on or orders. */
export function SummarySection({
  lines,
  extras,
  promotions,
  idleCode,
  saved,
  priceType,
  points,
  notices,
  totals,
  needsDelivery,
  undelivered,
  recalculates,
  consents,
  notes,
  button,
}: SummarySectionProps) {
  const t = useTranslate()
  return (
    <section
      aria-labelledby="order-summary"
      className="flex flex-col gap-4 rounded-panel border border-line bg-raised p-5 tablet:p-6 desktop:sticky desktop:top-6"
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="order-summary" className="text-heading">
          {t(checkoutTexts.summary)}
        </h2>
        <Link
          to={urls.basket()}
          data-step-link
          aria-describedby="order-summary"
          className="underline underline-offset-2"
        >
          {t(checkoutTexts.change)}
        </Link>
      </div>
      <SummaryLines lines={lines} extras={extras} />
      {consents && <Characteristics lines={lines} />}
      {notices.map(({ key, message }) => (
        <Notice key={key} type="warning">
          {t(message.text, message.values)}
        </Notice>
      ))}
      {recalculates && (
        <div className="hidden flex-col gap-1 noscript:flex">
          <Button kind="secondary" name="intent" value="recalculate" formNoValidate>
            {t(checkoutTexts.recalculate)}
          </Button>
          <p className="text-small text-soft">{t(checkoutTexts.recalculateHint)}</p>
        </div>
      )}
      {idleCode && <p className="text-small text-soft">{idleCode}</p>}
      <OrderSums
        totals={totals}
        promotions={promotions}
        saved={saved}
        priceType={priceType}
        points={points}
        needsDelivery={needsDelivery}
        undelivered={undelivered}
        live
      />
      {consents}
      {button}
      {notes}
    </section>
  )
}

/** The main characteristics of the goods, as they must be at hand before an order becomes binding (art. 17 of the consumer rights act). */
function Characteristics({ lines }: { lines: SummaryLine[] }) {
  const t = useTranslate()
  const described = lines.filter(({ characteristics }) => characteristics)
  if (described.length === 0) return null
  return (
    <details className="-mt-3 text-small">
      <summary className="row-action w-fit">{t(checkoutTexts.characteristics)}</summary>
      <dl>
        {described.map(({ lineId, name, characteristics }) => (
          <div key={lineId} className="pt-1">
            <dt className="font-semibold">{name}</dt>
            <dd className="text-soft">{characteristics}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
