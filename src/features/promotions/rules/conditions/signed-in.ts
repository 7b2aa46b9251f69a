import { refusalTexts } from '../../texts.ts'
import type { PromotionContext, PromotionRefusal } from '../promotion-result.ts'
import { refuse } from '../promotion-result.ts'

/** For whoever has signed in. */
export interface SignedInCondition {
  kind: 'signed_in'
}

export function whyNotSignedIn({ client }: Pick<PromotionContext, 'client'>): PromotionRefusal | null {
  return client ? null : refuse('signed_in_only', refusalTexts.signIn)
}
