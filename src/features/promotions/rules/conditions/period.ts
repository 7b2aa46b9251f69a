import { momentInWords } from '#shared/moment-in-words.ts'
import { refusalTexts } from '../../texts.ts'
import type { PromotionContext, PromotionRefusal } from '../promotion-result.ts'
import { refuse } from '../promotion-result.ts'

/** From one moment until before another, each an ISO 8601 instant. */
export interface PeriodCondition {
  kind: 'period'
  from?: string
  to?: string
}

export function whyNotNow(
  { from, to }: Omit<PeriodCondition, 'kind'>,
  { now }: Pick<PromotionContext, 'now'>,
): PromotionRefusal | null {
  if (from !== undefined && now < new Date(from))
    return refuse('not_yet', refusalTexts.notYet, { moment: momentInWords(new Date(from), now) })
  if (to !== undefined && now >= new Date(to))
    return refuse('expired', refusalTexts.expired, { moment: momentInWords(new Date(to), now) })
  return null
}
