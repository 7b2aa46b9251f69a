import { refusalTexts } from '../../texts/refusal.ts'
import type { Circumstances } from '../circumstances.ts'
import type { PromotionRefusal } from '../promoted.ts'
import { refuse } from '../refuse.ts'

/** For clients who buy as a company. */
export interface CompanyCondition {
  kind: 'company'
}

export function whyNotCompany({ client }: Pick<Circumstances, 'client'>): PromotionRefusal | null {
  if (!client) return refuse('signed_in_only', refusalTexts.signIn)
  return client.company ? null : refuse('conditions', refusalTexts.company)
}
