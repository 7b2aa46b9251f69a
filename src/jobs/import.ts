import { importDueSources } from '#features/feeds/actions/import-source.ts'
import { type FetchPicture, type FetchProblem, fetchWaitingPictures } from '#features/pictures/actions.ts'
import { type DownloadProblem, download } from '#platform/download/download.ts'
import { log } from '#platform/log.ts'
import { maxPictureBytes } from '#platform/pictures/picture-limits.ts'
import { storePicture } from '#platform/pictures/picture-store.ts'
import { done, refused } from '#shared/result.ts'
import type { JobContext } from './job-context.ts'

const sweepMilliseconds = 50_000 // milliseconds; the next sweep begins after a minute

/** Downloads waiting pictures, until none waits or the next sweep is due. */
export async function fetchPictures({ appContext, shop, signal }: JobContext): Promise<void> {
  const end = Date.now() + sweepMilliseconds
  const { dataFolder, pictureHostsAllowed } = appContext.config
  const fetchPicture: FetchPicture = async (address) => {
    const limits = { maxBytes: maxPictureBytes, milliseconds: 30_000, hostsAllowed: pictureHostsAllowed, signal }
    const bytes = await download(address, limits)
    if (!bytes.ok) return refused(problemOf(bytes.problem))
    const stored = await storePicture(dataFolder, bytes.value)
    return stored.ok
      ? done(stored.value)
      : refused({ reason: stored.problem, final: !transientProblems.has(stored.problem), hostUnreachable: false })
  }
  while (Date.now() < end && !signal.aborted) if ((await fetchWaitingPictures(shop(), fetchPicture)) === 0) return
}

/** Problems that may be the machine's fault and not the picture's. */
const transientProblems = new Set<string>(['too-slow', 'decoder-died'])

function problemOf(reason: DownloadProblem): FetchProblem {
  return { reason, final: finalProblems.has(reason), hostUnreachable: hostProblems.test(reason) }
}

const hostProblems = /^(?:unknown-host|not-reachable|too-slow|status-(?:429|5\d\d))$/
const finalProblems = new Set(['not-an-address', 'private-address', 'too-many-bytes'])

/**
 * Imports the configured feeds that are due. A failed one is retried when it is due again; `feeds list` and doctor report it.
 */
export async function importDueFeeds({ appContext, shop, signal }: JobContext): Promise<void> {
  const imported = await importDueSources(shop, { hostsAllowed: appContext.config.pictureHostsAllowed, signal })
  for (const { source, problem } of imported) if (problem) log.warn({ source, problem }, 'a feed was not imported')
}
