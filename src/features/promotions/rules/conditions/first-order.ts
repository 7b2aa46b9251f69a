import { refusalTexts } from '../../texts/refusal.ts'
import type { Circumstances } from '../circumstances.ts'
import type { PromotionRefusal } from '../promoted.ts'
import { refuse } from '../refuse.ts'

/** For a client's first order. Of a stranger nobody knows which one it is, so he signs in. */
export interface FirstOrderCondition {
  kind: 'first_order'
}

export function whyNotFirstOrder({ client }: Pick<Circumstances, 'client'>): PromotionRefusal | null {
  if (!client) return refuse('signed_in_only', refusalTexts.signIn)
  return client.hasOrdered ? refuse('conditions', refusalTexts.firstOrder) : null
}
