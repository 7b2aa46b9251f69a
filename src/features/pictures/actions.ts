import { limitConcurrency } from '#platform/concurrency.ts'
import { publishInvalidation } from '#platform/page-cache/cache-dependencies.ts'
import { pictureAddresses } from '#platform/sanitise-html.ts'
import type { Result } from '#shared/result.ts'
import type { Tag } from '#shared/tag.ts'
import { type PublicShop, transaction } from '#shop'
import { illustrationTag } from './queries.ts'
import { isExternalPicture, isFetchable, maxIllustrations, nextAttemptTime } from './rules.ts'
import {
  type ClaimedPicture,
  claimPictures,
  insertIllustrations,
  postponeHost,
  releasePicture,
  resetFailedPictures,
  updatePicture,
} from './writes.ts'

const batchOfEachKind = 4
const perHostLimit = 2
/** Limits memory: each picture may have 25 MB. */
const atOnce = limitConcurrency(4)
const leaseInMilliseconds = 10 * 60_000

export interface FetchedPicture {
  file: string
  width: number
  height: number
  colour: string
}

export interface FetchProblem {
  reason: string
  /** A retry would not help. */
  final: boolean
  /** The problem is the host: it does not respond, or limits requests. */
  hostUnreachable: boolean
}

/** Downloads a picture from its source into the shop's storage. */
export type FetchPicture = (address: string) => Promise<Result<FetchedPicture, FetchProblem>>

/**
 * Fetches the next few waiting pictures, two at a time per host; returns how many there were. No transaction stays open
 * meanwhile: a picture is claimed for ten minutes, and after a crash another process fetches it later.
 */
export async function fetchWaitingPictures(shop: PublicShop, fetchPicture: FetchPicture): Promise<number> {
  const claimed = await claimPictures(shop, batchOfEachKind, new Date(shop.now.getTime() + leaseInMilliseconds))
  const hosts = Map.groupBy(claimed, ({ sourceUrl }) => URL.parse(sourceUrl)?.origin ?? sourceUrl)
  await Promise.all([...hosts].map(([origin, pictures]) => fetchFromHost(shop, origin, pictures, fetchPicture)))
  return claimed.length
}

/** After a failure of the host all of its pictures wait. */
async function fetchFromHost(
  shop: PublicShop,
  origin: string,
  pictures: ClaimedPicture[],
  fetchPicture: FetchPicture,
): Promise<void> {
  const inTurn = limitConcurrency(perHostLimit)
  let awayUntil: Date | null = null
  const fetchOne = async (picture: ClaimedPicture) => {
    if (awayUntil) return releasePicture(shop, picture, awayUntil)
    const answer = await atOnce(() => fetchPicture(picture.sourceUrl))
    if (answer.ok) return markReady(shop, picture, answer.value)
    const { reason, final, hostUnreachable } = answer.problem
    const again = final ? null : nextAttemptTime(picture.attempts, shop.now)
    await updatePicture(
      shop,
      picture,
      again ? { state: 'waiting', next_attempt_at: again, error: reason } : { state: 'failed', error: reason },
    )
    if (!hostUnreachable) return
    awayUntil = again ?? nextAttemptTime(1, shop.now) ?? shop.now
    await postponeHost(shop, origin, awayUntil)
  }
  await Promise.all(pictures.map((picture) => inTurn(() => fetchOne(picture))))
}

function markReady(shop: PublicShop, picture: ClaimedPicture, value: FetchedPicture): Promise<void> {
  return transaction(shop, async (shop) => {
    await updatePicture(shop, picture, { state: 'ready', ...value, error: null })
    await publishInvalidation(shop, tagsOf(picture))
  })
}

function tagsOf({ productId, sourceUrl }: ClaimedPicture): Tag[] {
  return productId === null ? [illustrationTag(sourceUrl)] : [`product:${productId}`, 'products']
}

/** Queues the foreign pictures of sanitised texts, at most thirty of each; called whenever such a text is stored. */
export async function queueIllustrations(shop: PublicShop, texts: string[]): Promise<void> {
  const addresses = texts.flatMap((html) =>
    pictureAddresses(html)
      .filter((address) => isExternalPicture(address, shop.publicUrl) && isFetchable(address))
      .slice(0, maxIllustrations),
  )
  await insertIllustrations(shop, addresses)
}

/** Retries all pictures that could not be fetched; returns how many. */
export async function retryFailedPictures(shop: PublicShop): Promise<number> {
  const count = await resetFailedPictures(shop)
  if (count > 0) await shop.enqueue(shop.database, 'fetch-pictures', {})
  return count
}
