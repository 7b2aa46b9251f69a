import type { ReactNode } from 'react'
import { checkoutTexts } from '#features/checkout/texts.ts'
import { useGross } from '#features/pricing/ui/price.tsx'
import { useTranslate } from '#kit/messages.tsx'

interface TotalBarProps {
  /** Gross, minor units. */
  total: number
  needsDelivery: boolean
  /** The button has many words, and stands below the sum on phones. */
  stacked?: boolean
  /** The button that goes on or orders. */
  children: ReactNode
}

/** The sum, with the only button of small screens, stays in sight there: the whole of it is in the form. */
export function TotalBar({ total, needsDelivery, stacked, children }: TotalBarProps) {
  const t = useTranslate()
  const price = useGross()
  return (
    <div className={stacked ? 'order-bar order-bar-stacked' : 'order-bar'}>
      <p className="flex flex-col">
        <span className="text-small text-soft">
          {t(needsDelivery ? checkoutTexts.total : checkoutTexts.totalWithoutDelivery)}
        </span>
        <span className="text-large font-semibold tabular-nums">{price(total)}</span>
      </p>
      {children}
    </div>
  )
}
