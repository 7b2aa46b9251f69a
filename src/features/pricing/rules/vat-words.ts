import { addTaxed, exemptFromVat, type Taxed } from '#shared/money.ts'
import type { Text, TextValues } from '#shared/text.ts'
import { vatTexts } from '../texts/vat.ts'
import { byRate, rateOf } from './delivery-vat.ts'

/**
 * How much of a sum is VAT, by rate where there are several: 'w tym VAT 12,34 zł (23%: 11,20 zł, 5%: 1,14 zł)'.
 * @param parts of which the sum is made, minor units
 */
export function vatWords(
  parts: (Omit<Taxed, 'vat'> & { vatPercent: string })[],
  say: (text: Text, values?: TextValues) => string,
  money: (amount: number) => string,
): string {
  const taxed = parts.filter(({ gross }) => gross > 0).map((part) => ({ ...part, vat: part.gross - part.net }))
  const rates = [...Map.groupBy(taxed, ({ vatPercent }) => rateOf(vatPercent))].sort(([one], [other]) =>
    byRate(one, other),
  )
  if (rates.length === 1 && rates[0]?.[0] === exemptFromVat) return say(vatTexts.allExempt)
  const amount = money(addTaxed(taxed).vat)
  if (rates.length < 2) return say(vatTexts.included, { amount })
  const each = rates.map(([rate, parts]) => {
    const { gross, vat } = addTaxed(parts)
    if (rate === exemptFromVat) return say(vatTexts.exempt, { amount: money(gross) })
    return say(vatTexts.atRate, { rate: rate.replace('.', ','), amount: money(vat) })
  })
  return say(vatTexts.byRate, { amount, rates: each.join(', ') })
}
