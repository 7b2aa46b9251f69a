import { refusalTexts } from '../../texts/refusal.ts'
import type { Circumstances } from '../circumstances.ts'
import type { PromotionRefusal } from '../promoted.ts'
import { refuse } from '../refuse.ts'

/** For clients of one of these groups. */
export interface GroupCondition {
  kind: 'group'
  /** The merchant's own words: 'hurt', 'stali'. */
  names: string[]
}

export function whyNotOfGroup(
  { names }: GroupCondition,
  { client }: Pick<Circumstances, 'client'>,
): PromotionRefusal | null {
  if (!client) return refuse('signed_in_only', refusalTexts.signIn)
  return names.includes(client.group)
    ? null
    : refuse('conditions', refusalTexts.group, { names: names.join(', '), count: names.length })
}
