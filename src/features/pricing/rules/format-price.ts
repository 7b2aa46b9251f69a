import { type CurrencyFormat, formatMoney } from '#shared/money.ts'
import { say, type TextOverrides } from '#shared/text.ts'
import { priceTexts } from '../texts/price.ts'

/** A price as the shop shows it, minor units: '1 234,50 zł', in a net shop '1 234,50 zł netto'. */
export function formatPrice(
  amount: number,
  { format, words }: { format: CurrencyFormat; words: TextOverrides },
): string {
  return say(priceTexts.shown, { amount: formatMoney(amount, format) }, words)
}
