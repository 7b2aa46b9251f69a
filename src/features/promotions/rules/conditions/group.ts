import { refusalTexts } from '../../texts.ts'
import type { PromotionContext, PromotionRefusal } from '../promotion-result.ts'
import { refuse } from '../promotion-result.ts'

/** For clients of one of these groups. */
export interface GroupCondition {
  kind: 'group'
  /** The merchant's own words: 'hurt', 'stali'. */
  names: string[]
}

export function whyNotOfGroup(
  { names }: GroupCondition,
  { client }: Pick<PromotionContext, 'client'>,
): PromotionRefusal | null {
  if (!client) return refuse('signed_in_only', refusalTexts.signIn)
  return names.includes(client.group)
    ? null
    : refuse('conditions', refusalTexts.group, { names: names.join(', '), count: names.length })
}
