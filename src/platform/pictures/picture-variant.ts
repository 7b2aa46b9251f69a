import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { pictureWidths } from '#shared/picture-widths.ts'
import { isAway } from '../database/database-away.ts'
import { log } from '../log.ts'
import { shareRunning } from '../share-running.ts'
import { writeWhole } from '../write-whole.ts'
import { formerVariantPath, picturePath, variantPath } from './picture-files.ts'
import { pictureProcess } from './picture-process.ts'
import type { PictureFormat } from './picture-work.ts'

export const pictureFormats: PictureFormat[] = ['webp', 'avif', 'jpeg']

const shareVariant = shareRunning<Uint8Array | null>()

/** Variants that could not be made and when to try again, in milliseconds: asking again and again shall cost nothing. */
const unmakeable = new Map<string, number>()
const mostUnmakeable = 10_000
const pause = 10 * 60_000 // milliseconds

/**
 * The picture in one of the fixed widths, at most as wide as the original; made when first asked for, then kept.
 * Null when there is no such picture, width or format, or when the picture cannot be made into it.
 * @param file SHA-256 of the original
 */
export async function pictureVariant(
  dataFolder: string,
  file: string,
  width: number,
  format: PictureFormat,
): Promise<Uint8Array | null> {
  if (!/^[0-9a-f]{64}$/.test(file) || !pictureWidths.includes(width) || !pictureFormats.includes(format)) return null
  const name = `${file}-${width}.${format}`
  const kept = await readWhenThere(variantPath(dataFolder, name))
  if (kept) return kept
  const original = picturePath(dataFolder, file)
  if ((unmakeable.get(name) ?? 0) > Date.now() || !existsSync(original)) return null
  return shareVariant(name, async () => {
    const made = await pictureProcess.variant(() => readFile(original), width, format)
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

async function readWhenThere(path: string): Promise<Buffer | null> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}
