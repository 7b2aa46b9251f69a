import { usePrice } from '#features/pricing/ui/price.tsx'
import { Button } from '#kit/button.tsx'
import { useTranslate } from '#kit/messages.tsx'
import type { RowsSum } from '../rules/rows-sum.ts'
import { rowsSumTexts } from '../texts/rows-sum.ts'
import { rowsSumWords } from './rows-sum-words.ts'

interface RowsSumButtonProps {
  sum: RowsSum
  /** There are more pages of rows. */
  paged?: boolean
  /** What the button sends. */
  sends: { name: string; value: string }
  /** Of which rows, where a page has several such buttons. */
  of?: string
}

/** The button that adds all rows to the basket, for how much and without which; hidden where none can be added. */
export function RowsSumButton({ sum, paged = false, sends, of }: RowsSumButtonProps) {
  const t = useTranslate()
  const price = usePrice()
  const { amount, button, left } = rowsSumWords(sum, { paged, t, price })
  return (
    <div
      data-sum={paged ? 'page' : 'all'}
      hidden={sum.count === 0}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 max-tablet:grow"
    >
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-soft">{t(rowsSumTexts.sum)}</span>
        <strong data-sum-part="amount" className="text-large font-semibold tabular-nums">
          {amount}
        </strong>
      </p>
      <Button
        {...sends}
        aria-label={of && `${button}: ${of}`}
        data-sum-part="button"
        className={of ? 'grow' : 'max-tablet:grow'}
      >
        {button}
      </Button>
      <p data-sum-part="left" className={`${of ? 'w-full' : 'grow'} text-small text-soft empty:hidden`}>
        {left}
      </p>
    </div>
  )
}
