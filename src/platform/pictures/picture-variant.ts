import { readFile } from 'node:fs/promises'
import type { Sharp } from 'sharp'
import { isAway } from '../database/database-away.ts'
import { fewAtOnce } from '../few-at-once.ts'
import { log } from '../log.ts'
import { shareRunning } from '../share-running.ts'
import { writeWhole } from '../write-whole.ts'
import { loadSharp } from './load-sharp.ts'
import { picturePath } from './picture-files.ts'

export const pictureWidths = [160, 320, 480, 640, 960, 1280]

/** Chosen by measuring: see docs/decisions/0030-sharp.md. */
const encoders = {
  webp: (picture: Sharp) => picture.webp({ quality: 78, effort: 2 }),
  avif: (picture: Sharp) => picture.avif({ quality: 55, effort: 2 }),
  jpeg: (picture: Sharp) => picture.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true }),
}

export type PictureFormat = keyof typeof encoders
export const pictureFormats = Object.keys(encoders) as PictureFormat[]

const twoAtOnce = fewAtOnce(2)
const shareVariant = shareRunning<Buffer>()

/**
 * The picture in one of the fixed widths, at most as wide as the original; made when first asked for, then kept beside it.
 * Null when there is no such picture, width or format.
 * @param file SHA-256 of the original
 */
export async function pictureVariant(
  dataFolder: string,
  file: string,
  width: number,
  format: PictureFormat,
): Promise<Buffer | null> {
  if (!/^[0-9a-f]{64}$/.test(file) || !pictureWidths.includes(width) || !encoders[format]) return null
  const path = picturePath(dataFolder, `${file}-${width}.${format}`)
  const kept = await readWhenThere(path)
  if (kept) return kept
  const original = await readWhenThere(picturePath(dataFolder, file))
  if (!original) return null
  return shareVariant(path, () =>
    twoAtOnce(async () => {
      const made = await makeVariant(original, width, format)
      await writeWhole(path, made).catch((error) => {
        if (!isAway(error)) throw error
        log.warn(error, 'no room to keep a picture: it is made again when it is asked for')
      })
      return made
    }),
  )
}

async function makeVariant(original: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const picture = (await loadSharp())(original, { failOn: 'truncated', autoOrient: true })
  const found = await picture.metadata()
  const turned = (found.orientation ?? 1) > 1
  if (found.format === format && found.width <= width && !turned) return original
  return encoders[format](picture.resize({ width, withoutEnlargement: true })).toBuffer()
}

async function readWhenThere(path: string): Promise<Buffer | null> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}
