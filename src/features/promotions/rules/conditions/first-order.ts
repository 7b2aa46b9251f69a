import { refusalTexts } from '../../texts.ts'
import type { PromotionContext, PromotionRefusal } from '../promotion-result.ts'
import { refuse } from '../promotion-result.ts'

/** For a client's first order. Of a stranger nobody knows which one it is, so he signs in. */
export interface FirstOrderCondition {
  kind: 'first_order'
}

export function whyNotFirstOrder({ client }: Pick<PromotionContext, 'client'>): PromotionRefusal | null {
  if (!client) return refuse('signed_in_only', refusalTexts.signIn)
  return client.hasOrdered ? refuse('conditions', refusalTexts.firstOrder) : null
}
