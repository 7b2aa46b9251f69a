import { useTranslate } from '#kit/messages.tsx'
import { priceTexts } from '../texts/price.ts'
import { usePrice } from './price.tsx'

/** What the law requires with a reduced price, and the regular price. Minor units, as shown. */
export function ReductionNote({ regular, lowest }: { regular: number; lowest: number }) {
  const t = useTranslate()
  const money = usePrice()
  return (
    <span className="block text-small text-soft tabular-nums">
      {t(priceTexts.regular)} <s>{money(regular)}</s>
      <span className="block">{t(priceTexts.lowest, { amount: money(lowest) })}</span>
    </span>
  )
}
