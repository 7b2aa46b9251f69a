import {
  type FetchPicture,
  type FetchProblem,
  fetchWaitingPictures,
} from '#features/pictures/actions/fetch-waiting-pictures.ts'
import { type DownloadProblem, download } from '#platform/download/download.ts'
import { mostBytes } from '#platform/pictures/picture-limits.ts'
import { storePicture } from '#platform/pictures/store-picture.ts'
import { done, refused } from '#shared/result.ts'
import type { JobPlace } from './job-place.ts'

const sweepInMilliseconds = 50_000 // the next sweep begins after a minute

/** Fetches pictures that wait at their sources, until none waits or the next sweep is due. */
export async function fetchPictures({ house, shop, signal }: JobPlace): Promise<void> {
  const end = Date.now() + sweepInMilliseconds
  const { dataFolder, pictureHostsAllowed } = house.config
  const fetchPicture: FetchPicture = async (address) => {
    const limits = { mostBytes, milliseconds: 30_000, hostsAllowed: pictureHostsAllowed, signal }
    const bytes = await download(address, limits)
    if (!bytes.ok) return refused(problemOf(bytes.problem))
    const stored = await storePicture(dataFolder, bytes.value)
    return stored.ok
      ? done(stored.value)
      : refused({ reason: stored.problem, final: !passing.has(stored.problem), hostAway: false })
  }
  while (Date.now() < end && !signal.aborted) if ((await fetchWaitingPictures(shop(), fetchPicture)) === 0) return
}

/** What may be the machine's fault and not the picture's. */
const passing = new Set<string>(['too-slow', 'decoder-died'])

function problemOf(reason: DownloadProblem): FetchProblem {
  return { reason, final: finalProblems.has(reason), hostAway: hostProblems.test(reason) }
}

const hostProblems = /^(?:unknown-host|not-reachable|too-slow|status-(?:429|5\d\d))$/
const finalProblems = new Set(['not-an-address', 'private-address', 'too-many-bytes'])
