import { useMoney } from '#kit/money.tsx'
import { Price } from '#kit/price.tsx'
import { useWords } from '#kit/words.tsx'
import type { ShownPrice } from '../rules/shown-price.ts'
import { priceTexts } from '../texts/price.ts'

export interface PriceTagProps {
  /** Minor units, gross or net as the shop shows them. */
  price: Pick<ShownPrice, 'amount' | 'regular' | 'lowest' | 'unitPrice'>
  /** Sizes differ in price and this is the lowest. */
  from?: boolean
  /** Name of the unit; 'szt.' goes without saying. */
  unit?: string
  size?: 'small' | 'normal' | 'large'
  /** From how many on it costs less, in words. */
  hint?: string | null
}

/** What a product costs. A reduction never stands without the lowest price of 30 days before it. */
export function PriceTag({ price, from = false, unit, size = 'small', hint }: PriceTagProps) {
  const say = useWords()
  const money = useMoney()
  const reduced = price.regular !== null && price.lowest !== null
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-1.5">
        {from && <span className="text-small text-soft">{say(priceTexts.from)}</span>}
        <Price
          amount={price.amount}
          before={reduced ? price.regular : null}
          beforeLabel={say(priceTexts.regular)}
          size={size}
        />
        {unit && unit !== 'szt.' && <span className="text-small text-soft">{say(priceTexts.perUnit, { unit })}</span>}
      </p>
      {price.unitPrice && (
        <p className="text-small text-soft tabular-nums">
          {say(priceTexts.unitPrice, { amount: money(price.unitPrice.amount), unit: price.unitPrice.unit })}
        </p>
      )}
      {reduced && price.lowest !== null && (
        <p className="text-small text-soft">{say(priceTexts.lowest, { amount: money(price.lowest) })}</p>
      )}
      {hint && <p className="text-small text-soft">{hint}</p>}
    </div>
  )
}
