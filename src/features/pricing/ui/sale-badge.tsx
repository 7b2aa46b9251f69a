import type { ReactNode } from 'react'
import { useTranslate } from '#kit/messages.tsx'
import type { ShownPrice } from '../rules/price-details.ts'
import { saleTexts } from '../texts/sale.ts'

type Reduction = Pick<ShownPrice, 'percent' | 'regular' | 'lowest'>

/**
 * The badge of a card: the reduction from the lowest price of the 30 days before it, as the law counts it; null below 1%. Where another price
 * is crossed out beside it, the percentage would look miscounted: a word stands instead.
 */
export function saleBadge(price: Reduction | null): ReactNode {
  return price && Number(price.percent) >= 1 ? <SaleBadge {...price} /> : null
}

function SaleBadge({ percent, regular, lowest }: Reduction) {
  const t = useTranslate()
  return (
    <span className="badge bg-sale text-on-accent">
      {regular === lowest ? t(saleTexts.reduced, { percent: percent ?? '' }) : t(saleTexts.sale)}
    </span>
  )
}
