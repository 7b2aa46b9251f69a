import { useWords } from '#kit/words.tsx'
import { priceTexts } from '../texts/price.ts'
import { usePrice } from './use-price.ts'

/** What the law asks to stand beside a reduced price, and the regular one. Minor units, as shown. */
export function ReductionNote({ regular, lowest }: { regular: number; lowest: number }) {
  const say = useWords()
  const money = usePrice()
  return (
    <span className="block text-small text-soft tabular-nums">
      {say(priceTexts.regular)} <s>{money(regular)}</s>
      <span className="block">{say(priceTexts.lowest, { amount: money(lowest) })}</span>
    </span>
  )
}
