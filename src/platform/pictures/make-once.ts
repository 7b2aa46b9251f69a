import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { isAway } from '../database/database-away.ts'
import { log } from '../log.ts'
import { shareRunning } from '../share-running.ts'
import { writeWhole } from '../write-whole.ts'
import { formerVariantPath, variantPath } from './picture-files.ts'
import type { Made, Read } from './picture-process.ts'

const share = shareRunning<Uint8Array | null>()

/** What could not be made and when to try again, in milliseconds: asking again and again shall cost nothing. */
const unmakeable = new Map<string, number>()
const mostUnmakeable = 10_000
const pause = 10 * 60_000 // milliseconds

/**
 * What is made of an original, once however many ask, and kept by this name among the variants. Null when there is no original or it
 * cannot be made. On a full disk it is made each time.
 */
export function makeOnce(
  dataFolder: string,
  name: string,
  original: string,
  make: (read: Read) => Promise<Made>,
): Promise<Uint8Array | null> {
  if ((unmakeable.get(name) ?? 0) > Date.now() || !existsSync(original)) return Promise.resolve(null)
  return share(name, async () => {
    const made = await make(() => readFile(original))
    if (made.ok) await keep(dataFolder, name, made.value)
    else giveUp(name, made.problem)
    return made.ok ? made.value : null
  })
}

async function keep(dataFolder: string, name: string, bytes: Uint8Array): Promise<void> {
  try {
    await writeWhole(variantPath(dataFolder, name), bytes)
    await rm(formerVariantPath(dataFolder, name), { force: true })
  } catch (error) {
    if (!isAway(error)) throw error
    log.warn(error, 'no room to keep a picture: it is made again when it is asked for')
  }
}

function giveUp(name: string, problem: string): void {
  log.warn({ picture: name, problem }, 'a picture cannot be made')
  if (unmakeable.size >= mostUnmakeable) unmakeable.clear()
  unmakeable.set(name, Date.now() + pause)
}
