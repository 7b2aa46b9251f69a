import { refusalTexts } from '../../texts.ts'
import type { PromotionContext, PromotionRefusal } from '../promotion-result.ts'
import { refuse } from '../promotion-result.ts'

/** For clients who buy as a company. */
export interface CompanyCondition {
  kind: 'company'
}

export function whyNotCompany({ client }: Pick<PromotionContext, 'client'>): PromotionRefusal | null {
  if (!client) return refuse('signed_in_only', refusalTexts.signIn)
  return client.company ? null : refuse('conditions', refusalTexts.company)
}
