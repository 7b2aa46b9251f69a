import { changed } from '#platform/changed.ts'
import type { Result } from '#shared/result.ts'
import { type PublicShop, transaction } from '#shop'
import { nextAttempt } from '../rules/picture-attempts.ts'
import { type ClaimedPicture, claimPictures, updatePicture } from '../writes/fetched-pictures.ts'

const atOnce = 4
const leaseInMilliseconds = 10 * 60_000

export interface FetchedPicture {
  file: string
  width: number
  height: number
  colour: string
}

/** `final`: trying again would not help. */
export interface FetchProblem {
  reason: string
  final: boolean
}

/** Brings a picture from its source into the shop's pictures. */
export type FetchPicture = (address: string) => Promise<Result<FetchedPicture, FetchProblem>>

/**
 * Fetches the next few pictures that wait at their sources; how many there were. No transaction stays open meanwhile: a
 * picture is claimed for ten minutes, and whoever dies over it leaves it to the next.
 */
export async function fetchWaitingPictures(shop: PublicShop, fetchPicture: FetchPicture): Promise<number> {
  const claimed = await claimPictures(shop, atOnce, new Date(shop.now.getTime() + leaseInMilliseconds))
  await Promise.all(claimed.map((picture) => fetchOne(shop, picture, fetchPicture)))
  return claimed.length
}

async function fetchOne(shop: PublicShop, picture: ClaimedPicture, fetchPicture: FetchPicture): Promise<void> {
  const answer = await fetchPicture(picture.sourceUrl)
  if (answer.ok) {
    const { value } = answer
    return transaction(shop, async (shop) => {
      await updatePicture(shop, picture, { state: 'ready', ...value, error: null })
      await changed(shop, [`product:${picture.productId}`, 'products'])
    })
  }
  const { reason, final } = answer.problem
  const again = final ? null : nextAttempt(picture.attempts, shop.now)
  await updatePicture(
    shop,
    picture,
    again ? { state: 'waiting', next_attempt_at: again, error: reason } : { state: 'failed', error: reason },
  )
}
