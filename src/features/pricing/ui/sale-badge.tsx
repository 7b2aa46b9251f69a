import type { ReactNode } from 'react'
import { useTranslate } from '#kit/messages.tsx'
import { saleTexts } from '../texts/sale.ts'

/** The badge of a card: the reduction from the lowest price of the 30 days before it, as the law counts it; null below 1%. */
export function saleBadge(price: { percent: string | null } | null): ReactNode {
  return price && Number(price.percent) >= 1 ? <SaleBadge percent={price.percent} /> : null
}

function SaleBadge({ percent }: { percent: string | null }) {
  return (
    <span className="badge bg-sale text-on-accent">
      {useTranslate()(saleTexts.reduced, { percent: percent ?? '' })}
    </span>
  )
}
