import { useMoney } from './money.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

interface PriceProps {
  /** Minor units. */
  amount: number
  /** A former price, shown crossed out; `beforeLabel` says to screen readers what it is. */
  before?: number | null
  beforeLabel?: string
  size?: 'small' | 'normal' | 'large'
}

const sizes = { small: 'text-base', normal: 'text-large', large: 'text-heading' }

export function Price({ amount, before = null, beforeLabel, size = 'normal' }: PriceProps) {
  const money = useMoney()
  const reduced = before !== null && before > amount
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2 tabular-nums">
      <span className={`${sizes[size]} font-semibold whitespace-nowrap ${reduced ? 'text-sale' : ''}`}>
        {money(amount)}
      </span>
      {reduced && (
        <s className="text-small whitespace-nowrap text-soft">
          {beforeLabel && <VisuallyHidden>{beforeLabel} </VisuallyHidden>}
          {money(before)}
        </s>
      )}
    </span>
  )
}
