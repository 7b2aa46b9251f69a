import { convert, formatMoney, isBase } from '#shared/money.ts'
import { refusalTexts } from '../../texts.ts'
import type { PromotedLine, PromotionContext, PromotionRefusal } from '../promotion-result.ts'
import { refuse } from '../promotion-result.ts'

/** From this value of the goods that the promotion is for: gross and before promotions, so that none takes another one's ground away. */
export interface ValueCondition {
  kind: 'value'
  /** Minor units of PLN. */
  from: number
  /** 'basket': of all goods, whichever the promotion is for. */
  of?: 'basket'
}

export function whyNotWorth(
  { from }: ValueCondition,
  lines: PromotedLine[],
  { currency }: Pick<PromotionContext, 'currency'>,
): PromotionRefusal | null {
  const needed = isBase(currency) ? from : convert(from, currency)
  const missing = needed - lines.reduce((sum, { gross }) => sum + gross, 0)
  if (missing <= 0) return null
  const money = (amount: number) => formatMoney(amount, currency.format)
  return refuse('minimum', refusalTexts.value, { from: money(needed), missing: money(missing) })
}
