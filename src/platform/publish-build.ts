import { cp, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { buildFolder } from './build-folder.ts'
import { Builds } from './builds.ts'

/** In the data folder; no backup takes it along. */
export const publishedFolder = 'builds'

/** The builds whose processes have served this shop lately, from whatever program folder, machine or container. */
export function publishedBuilds(dataFolder: string): Builds {
  return new Builds(join(dataFolder, publishedFolder))
}

/**
 * Puts what browsers ask of this build into the data folder, which all processes of a shop share: those of another build find it there
 * (`serveAssets`). The builds that were started last stay. Does nothing where the shop runs from its sources.
 */
export async function publishBuild(dataFolder: string, own = buildFolder(), now = new Date()): Promise<void> {
  if (!own) return
  const published = publishedBuilds(dataFolder)
  const hash = basename(own)
  if (!published.has(hash)) {
    const draft = join(dataFolder, publishedFolder, `.draft-${crypto.randomUUID()}`)
    try {
      await cp(join(own, 'client'), join(draft, 'client'), { recursive: true })
      if (!published.has(hash)) published.adopt(draft, hash)
    } catch (error) {
      if (!published.has(hash)) throw error // else another process was first
    } finally {
      await rm(draft, { recursive: true, force: true })
    }
  }
  published.touch(hash, now)
  published.removeOld(now)
}
