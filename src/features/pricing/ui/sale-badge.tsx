import type { ReactNode } from 'react'
import { useTranslate } from '#kit/messages.tsx'
import type { ShownPrice } from '../rules/price-details.ts'
import { saleTexts } from '../texts/sale.ts'

type Reduction = Pick<ShownPrice, 'percent' | 'regular' | 'lowest' | 'lastDay'>

/**
 * The badge of a card: the reduction from the lowest price of the 30 days before it, as the law counts it; null below 1%. Where another price
 * is crossed out beside it, the percentage would look miscounted: a word stands instead. The last day of a dated one follows.
 */
export function saleBadge(price: Reduction | null): ReactNode {
  return price && Number(price.percent) >= 1 ? <SaleBadge {...price} /> : null
}

function SaleBadge({ percent, regular, lowest, lastDay: day }: Reduction) {
  const t = useTranslate()
  const { reduced, reducedUntil, sale, saleUntil } = saleTexts
  const [plain, dated] = regular === lowest ? [reduced, reducedUntil] : [sale, saleUntil]
  return (
    <span className="badge bg-sale text-on-accent">
      {t(day ? dated : plain, { percent: percent ?? '', day: day ?? '' })}
    </span>
  )
}
