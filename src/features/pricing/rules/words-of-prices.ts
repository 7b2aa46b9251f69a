import { say, type TextOverrides } from '#shared/text.ts'
import type { PriceType } from '../settings.ts'
import { priceTexts } from '../texts/price.ts'
import { priceWordTexts } from '../texts/price-words.ts'

/** The shop's words; where prices are shown without VAT, every one says so, and those with VAT too, unless the merchant has other words. */
export function wordsOfPrices(words: TextOverrides, priceType: PriceType): TextOverrides {
  if (priceType === 'gross') return words
  const amount = '{amount}'
  return {
    [priceTexts.shown.key]: say(priceWordTexts.net, { amount }, words),
    [priceTexts.withVat.key]: say(priceWordTexts.gross, { amount }, words),
    ...words,
  }
}
