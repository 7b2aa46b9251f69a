import { refusalTexts } from '../../texts/refusal.ts'
import type { Circumstances } from '../circumstances.ts'
import type { PromotionRefusal } from '../promoted.ts'
import { refuse } from '../refuse.ts'

/** For whoever has signed in. */
export interface SignedInCondition {
  kind: 'signed_in'
}

export function whyNotSignedIn({ client }: Pick<Circumstances, 'client'>): PromotionRefusal | null {
  return client ? null : refuse('signed_in_only', refusalTexts.signIn)
}
