import type { ReactNode } from 'react'
import { useTranslate } from '#kit/messages.tsx'
import type { ShownPrice } from '../rules/price-details.ts'
import { saleTexts } from '../texts/sale.ts'

type Reduction = Pick<ShownPrice, 'percent' | 'lastDay'>

/**
 * The badge of a card: the reduction from the lowest price of the 30 days before it, as the law counts it (Court of Justice, C-330/23), with
 * the last day of a dated one; null below 1%.
 */
export function saleBadge(price: Reduction | null): ReactNode {
  return price && Number(price.percent) >= 1 ? <SaleBadge {...price} /> : null
}

function SaleBadge({ percent, lastDay: day }: Reduction) {
  const t = useTranslate()
  return (
    <span className="badge bg-sale text-on-accent">
      {t(day ? saleTexts.reducedUntil : saleTexts.reduced, { percent: percent ?? '', day: day ?? '' })}
    </span>
  )
}
