import { changed } from '#platform/changed.ts'
import { fewAtOnce } from '#platform/few-at-once.ts'
import type { Result } from '#shared/result.ts'
import type { Tag } from '#shared/tag.ts'
import { type PublicShop, transaction } from '#shop'
import { illustrationTag } from '../reads/illustrated.ts'
import { nextAttempt } from '../rules/picture-attempts.ts'
import {
  type ClaimedPicture,
  claimPictures,
  postponeHost,
  releasePicture,
  updatePicture,
} from '../writes/waiting-pictures.ts'

const ofEitherKind = 4
const ofOneHost = 2
/** For the memory: each may bring 25 MB. */
const atOnce = fewAtOnce(4)
const leaseInMilliseconds = 10 * 60_000

export interface FetchedPicture {
  file: string
  width: number
  height: number
  colour: string
}

export interface FetchProblem {
  reason: string
  /** Trying again would not help. */
  final: boolean
  /** It is not about this picture: the host does not answer, or wants to be left alone. */
  hostAway: boolean
}

/** Brings a picture from its source into the shop's pictures. */
export type FetchPicture = (address: string) => Promise<Result<FetchedPicture, FetchProblem>>

/**
 * Fetches the next few pictures that wait at their sources, two at a time from one host; how many there were. No transaction stays open
 * meanwhile: a picture is claimed for ten minutes, and if this process ends over it another one fetches it later.
 */
export async function fetchWaitingPictures(shop: PublicShop, fetchPicture: FetchPicture): Promise<number> {
  const claimed = await claimPictures(shop, ofEitherKind, new Date(shop.now.getTime() + leaseInMilliseconds))
  const hosts = Map.groupBy(claimed, ({ sourceUrl }) => URL.parse(sourceUrl)?.origin ?? sourceUrl)
  await Promise.all([...hosts].map(([origin, pictures]) => fetchFromHost(shop, origin, pictures, fetchPicture)))
  return claimed.length
}

/** Once the host has failed, all that is wanted from it waits. */
async function fetchFromHost(
  shop: PublicShop,
  origin: string,
  pictures: ClaimedPicture[],
  fetchPicture: FetchPicture,
): Promise<void> {
  const inTurn = fewAtOnce(ofOneHost)
  let awayUntil: Date | null = null
  const fetchOne = async (picture: ClaimedPicture) => {
    if (awayUntil) return releasePicture(shop, picture, awayUntil)
    const answer = await atOnce(() => fetchPicture(picture.sourceUrl))
    if (answer.ok) return markReady(shop, picture, answer.value)
    const { reason, final, hostAway } = answer.problem
    const again = final ? null : nextAttempt(picture.attempts, shop.now)
    await updatePicture(
      shop,
      picture,
      again ? { state: 'waiting', next_attempt_at: again, error: reason } : { state: 'failed', error: reason },
    )
    if (!hostAway) return
    awayUntil = again ?? nextAttempt(1, shop.now) ?? shop.now
    await postponeHost(shop, origin, awayUntil)
  }
  await Promise.all(pictures.map((picture) => inTurn(() => fetchOne(picture))))
}

function markReady(shop: PublicShop, picture: ClaimedPicture, value: FetchedPicture): Promise<void> {
  return transaction(shop, async (shop) => {
    await updatePicture(shop, picture, { state: 'ready', ...value, error: null })
    await changed(shop, tagsOf(picture))
  })
}

function tagsOf({ productId, sourceUrl }: ClaimedPicture): Tag[] {
  return productId === null ? [illustrationTag(sourceUrl)] : [`product:${productId}`, 'products']
}
