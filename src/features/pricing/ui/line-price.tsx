import { useTranslate } from '#kit/messages.tsx'
import { VisuallyHidden } from '#kit/visually-hidden.tsx'
import { priceTexts } from '../texts/price.ts'
import { usePrice } from './price.tsx'

/** The regular and the lowest price of a unit, minor units as shown. */
export interface LineReduction {
  regular: number
  lowest: number
}

/** What a unit of a line costs, in words; a reduced price with the regular one crossed out and what the law requires beside it. */
export function LinePrice({ words, reduction }: { words: string; reduction: LineReduction | null }) {
  const t = useTranslate()
  const money = usePrice()
  if (!reduction) return <span className="text-small text-soft tabular-nums">{words}</span>
  return (
    <span className="text-small text-soft tabular-nums">
      <span className="font-semibold text-sale">{words}</span>{' '}
      <s className="whitespace-nowrap">
        <VisuallyHidden>{t(priceTexts.regular)} </VisuallyHidden>
        {money(reduction.regular)}
      </s>
      <span className="block">{t(priceTexts.lowest, { amount: money(reduction.lowest) })}</span>
    </span>
  )
}
