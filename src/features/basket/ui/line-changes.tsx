import { TriangleAlert } from 'lucide-react'
import { shownAmount } from '#features/pricing/rules.ts'
import type { PriceType } from '#features/pricing/settings.ts'
import { usePrice } from '#features/pricing/ui/use-price.ts'
import { useWords } from '#kit/words.tsx'
import { type BasketLine, priceBefore } from '../rules/basket.ts'
import { pageTexts } from '../texts/page.ts'

/** What has become different since the line was put in: another price, fewer in stock, no longer sold. */
export function LineChanges({ line, priceType }: { line: BasketLine; priceType: PriceType }) {
  const say = useWords()
  const money = usePrice()
  const shown = (gross: number) => money(shownAmount(gross, line.offer.price?.vatPercent ?? '0', priceType))
  const before = priceBefore(line)
  return (
    <>
      {before !== null && (
        <p className="text-small font-semibold text-warning">
          {say(pageTexts.priceChanged, { before: shown(before), now: shown(line.unitGross) })}
        </p>
      )}
      {line.problem && (
        <p className="flex gap-2 field-error">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {say(line.problem.message.text, line.problem.message.values)}
        </p>
      )}
    </>
  )
}
