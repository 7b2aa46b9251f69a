import { useWords } from '#kit/words.tsx'
import type { Decimal } from '#shared/decimal.ts'
import type { PriceWords } from '../rules/price-words.ts'
import { priceTexts } from '../texts/price.ts'

interface TiersProps extends Pick<PriceWords, 'tiers'> {
  bought: Decimal
}

/** What one unit costs when more are bought; the row that is reached stands out. */
export function Tiers({ tiers, bought }: TiersProps) {
  const say = useWords()
  const reached = tiers.findLast(({ from }) => from <= bought)
  if (tiers.length === 0) return null
  return (
    <table className="w-full rounded-control bg-surface text-small tabular-nums">
      <caption className="pb-2 text-left text-base font-semibold">{say(priceTexts.tiers)}</caption>
      <tbody>
        {tiers.map((tier) => (
          <tr
            key={tier.range}
            aria-current={tier === reached || undefined}
            className="*:font-normal aria-current:*:font-semibold"
          >
            <th scope="row" className="px-4 py-1 text-left">
              {tier.range}
            </th>
            <td className="px-4 py-1 text-right">{tier.price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
