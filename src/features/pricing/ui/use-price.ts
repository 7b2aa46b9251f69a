import { useMoney } from '#kit/money.tsx'
import { useWords } from '#kit/words.tsx'
import { priceTexts } from '../texts/price.ts'

/** Writes prices as the shop shows them: 123450 → '1 234,50 zł', in a net shop '1 234,50 zł netto'. */
export function usePrice(text = priceTexts.shown): (amount: number) => string {
  const say = useWords()
  const money = useMoney()
  return (amount) => say(text, { amount: money(amount) })
}

/** Writes amounts with VAT, which a net shop says of them: '1 234,50 zł brutto'. */
export function useGross(): (amount: number) => string {
  return usePrice(priceTexts.withVat)
}
