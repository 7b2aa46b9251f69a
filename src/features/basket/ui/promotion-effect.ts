import type { AppliedPromotion } from '#features/promotions/rules/promoted.ts'
import type { Text, TextValues } from '#shared/text.ts'
import { extrasTexts } from '../texts/extras-page.ts'

/**
 * What a promotion does to the sum, in words; null for a gift, of which the goods tell.
 * @param saved what it takes off, as the shop shows prices: minor units
 */
export function promotionEffect(
  { savedGross, freeDelivery, points }: Pick<AppliedPromotion, 'savedGross' | 'freeDelivery' | 'points'>,
  saved: number,
  say: (text: Text, values?: TextValues) => string,
  money: (amount: number) => string,
): string | null {
  if (savedGross > 0) return say(extrasTexts.saved, { amount: money(saved) })
  if (freeDelivery) return say(extrasTexts.savedFreeDelivery)
  return points > 0 ? say(extrasTexts.savedPoints, { count: points }) : null
}
