import { priceLabel, type SaleTerms } from '#features/catalogue/rules/sale-state.ts'
import { productTexts } from '#features/catalogue/texts.ts'
import { formatPrice } from '#features/pricing/rules/price-texts.ts'
import { priceTexts } from '#features/pricing/texts/price.ts'
import type { CurrencyFormat } from '#shared/money.ts'
import { type TextOverrides, translate } from '#shared/text.ts'

/**
 * A product's price as one line of text, the same as on its card (A3.8); null without any.
 * @param amounts of its sizes: minor units, gross or net as the shop shows them
 */
export function priceText(
  terms: SaleTerms,
  amounts: number[],
  unit: string,
  way: { format: CurrencyFormat; textOverrides: TextOverrides },
): string | null {
  const { textOverrides } = way
  const label = priceLabel(terms)
  if (label === 'free') return translate(productTexts.free, {}, textOverrides)
  if (label === 'phone') return translate(productTexts.priceByPhone, {}, textOverrides)
  if (label === 'points') return translate(productTexts.points, { count: terms.pointsPrice ?? 0 }, textOverrides)
  if (amounts.length === 0) return null
  const lowest = Math.min(...amounts)
  const parts = [
    amounts.some((amount) => amount !== lowest) && translate(priceTexts.from, {}, textOverrides),
    formatPrice(lowest, way),
    unit !== 'szt.' && translate(priceTexts.perUnit, { unit }, textOverrides),
  ]
  return parts.filter(Boolean).join(' ')
}
