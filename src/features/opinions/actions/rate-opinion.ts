import { beginVisit } from '#features/customers/actions/sessions.ts'
import { retryMessage } from '#features/customers/rules.ts'
import { publishInvalidation } from '#platform/page-cache/cache-dependencies.ts'
import { countAttempt } from '#platform/rate-limit.ts'
import { done, type Result, refused } from '#shared/result.ts'
import type { Message } from '#shared/text.ts'
import { type Shop, transaction } from '#shop'
import { opinionsTag } from '../queries/published-opinions.ts'
import { opinionVoteTexts } from '../texts/opinion-votes.ts'
import { countVote, insertVote, lockOpinion } from '../writes/opinions.ts'

export interface OpinionVote {
  opinionId: number
  isHelpful: boolean
}

/** Why a vote does not count. until: the end of the wait of a visitor's address. */
export type VoteProblem =
  | { code: 'unknown' | 'own' | 'again'; message: Message }
  | { code: 'wait'; message: Message; until: Date }

const votesPerAddress = { tries: 60, minutes: 60 }

/**
 * Counts whether an opinion helps, once for each visitor and opinion, and not by its author. A visitor without cookies gets a visit with the
 * vote.
 */
export async function rateOpinion(
  shop: Shop,
  { opinionId, isHelpful }: OpinionVote,
): Promise<Result<{ helpful: number; unhelpful: number }, VoteProblem>> {
  const until = await limitVotes(shop)
  if (until) return refused({ code: 'wait', message: retryMessage(opinionVoteTexts.wait, until, shop.now), until })
  return transaction(shop, async (shop) => {
    const opinion = await lockOpinion(shop, opinionId)
    if (opinion?.state !== 'published') return refused({ code: 'unknown', message: { text: opinionVoteTexts.unknown } })
    const { customerId } = shop.visitor
    if (customerId !== null && customerId === opinion.customerId)
      return refused({ code: 'own', message: { text: opinionVoteTexts.own } })
    const voter = customerId === null ? { visitId: await beginVisit(shop) } : { customerId }
    if (!(await insertVote(shop, opinionId, voter)))
      return refused({ code: 'again', message: { text: opinionVoteTexts.again } })
    const votes = await countVote(shop, opinionId, isHelpful)
    await publishInvalidation(shop, [opinionsTag(opinion.subject)])
    return done(votes)
  })
}

async function limitVotes({ database, visitor, now }: Shop): Promise<Date | null> {
  if (visitor.address === null) return null
  return countAttempt(
    database,
    [{ name: 'votes on opinions', key: `votes on opinions from ${visitor.address}`, ...votesPerAddress }],
    now,
  )
}
