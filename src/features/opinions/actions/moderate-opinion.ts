import { publishInvalidation } from '#platform/page-cache/cache-dependencies.ts'
import { type PublicShop, transaction } from '#shop'
import { opinionsTag } from '../queries/published-opinions.ts'
import { lockOpinion, updateOpinion } from '../writes/opinions.ts'
import { refreshOpinions } from './refresh-opinions.ts'

/** What the shop decides about an opinion; a reason stands where it is rejected. */
export type OpinionDecision = { state: 'published' } | { state: 'rejected'; reason: string }

/** Publishes an opinion, or rejects it with a reason, also after it was published; false: there is none. */
export function decideOnOpinion(shop: PublicShop, id: number, decision: OpinionDecision): Promise<boolean> {
  return transaction(shop, async (shop) => {
    const opinion = await lockOpinion(shop, id)
    if (!opinion) return false
    await updateOpinion(shop, id, decision)
    if (opinion.state === 'published' || decision.state === 'published') await refreshOpinions(shop, opinion.subject)
    return true
  })
}

/** Writes the shop's answer below an opinion; '' removes it. False: there is no such opinion. */
export function answerOpinion(shop: PublicShop, id: number, answer: string): Promise<boolean> {
  return transaction(shop, async (shop) => {
    const opinion = await lockOpinion(shop, id)
    if (!opinion) return false
    await updateOpinion(shop, id, { answer })
    await publishInvalidation(shop, [opinionsTag(opinion.subject)])
    return true
  })
}
