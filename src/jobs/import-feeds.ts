import { importDueSources } from '#features/feeds/actions/import-due-sources.ts'
import { log } from '#platform/log.ts'
import type { JobPlace } from './job-place.ts'

/** Imports the feeds of the setting that are due. What fails is tried again when it is due again; `feeds list` and doctor tell of it. */
export async function importFeeds({ house, shop, signal }: JobPlace): Promise<void> {
  const imported = await importDueSources(shop, { hostsAllowed: house.config.pictureHostsAllowed, signal })
  for (const { source, problem } of imported) if (problem) log.warn({ source, problem }, 'a feed was not imported')
}
