import { useMoney } from '#kit/money.tsx'
import { useWords } from '#kit/words.tsx'
import { decimal, decimalWords } from '#shared/decimal.ts'
import { priceTexts } from '../texts/price.ts'

interface TiersProps {
  price: { tiers: { from: string; amount: number }[] }
  unit: { name: string }
}

/** What one unit costs when more are bought. */
export function Tiers({ price, unit }: TiersProps) {
  const say = useWords()
  const money = useMoney()
  if (price.tiers.length === 0) return null
  return (
    <div className="rounded-control bg-surface px-4 py-3">
      <p className="font-semibold">{say(priceTexts.tiers)}</p>
      <ul className="mt-1 text-small tabular-nums">
        {price.tiers.map(({ from, amount }) => (
          <li key={from} className="flex justify-between gap-4 py-0.5">
            <span>{say(priceTexts.tierFrom, { quantity: decimalWords(decimal(from)), unit: unit.name })}</span>
            <span>{say(priceTexts.each, { amount: money(amount), unit: unit.name })}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
