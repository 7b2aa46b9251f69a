import { decimal, decimalWords } from '#shared/decimal.ts'
import type { CurrencyFormat } from '#shared/money.ts'
import { say, type TextOverrides } from '#shared/text.ts'
import { priceWordTexts } from '../texts/price-words.ts'
import { formatPrice } from './format-price.ts'
import type { ShownPrice } from './shown-price.ts'

/** What a card says of quantity discounts (B2.45): from how many on each costs less, and how much then; null: there are none. */
export function tierHint(
  { tiers }: Pick<ShownPrice, 'tiers'>,
  unit: string,
  way: { format: CurrencyFormat; words: TextOverrides },
): string | null {
  const [first] = tiers
  if (!first) return null
  const from = decimalWords(decimal(first.from))
  return say(priceWordTexts.tierHint, { from, unit, amount: formatPrice(first.amount, way) }, way.words)
}
