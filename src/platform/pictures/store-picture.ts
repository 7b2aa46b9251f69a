import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import type sharp from 'sharp'
import { done, type Result, refused } from '#shared/result.ts'
import { writeWhole } from '../write-whole.ts'
import { loadSharp } from './load-sharp.ts'
import { picturePath } from './picture-files.ts'

export interface StoredPicture {
  /** SHA-256 of the bytes in hexadecimal: the picture's name in the database and in addresses. */
  file: string
  /** Pixels, as it is seen: turned the way the camera was held. */
  width: number
  height: number
  /** Mean colour, '#rrggbb': shown while the picture loads. */
  colour: string
}

export type PictureProblem = 'not-a-picture' | 'too-many-bytes' | 'too-many-pixels'

export const mostBytes = 25_000_000
const mostPixels = 60_000_000

/** Keeps a JPEG, PNG, WebP, AVIF or GIF, recognised by its content, among the shop's pictures; the same bytes twice are one file. */
export async function storePicture(
  dataFolder: string,
  bytes: Uint8Array,
): Promise<Result<StoredPicture, PictureProblem>> {
  if (bytes.length === 0) return refused('not-a-picture')
  if (bytes.length > mostBytes) return refused('too-many-bytes')
  const library = await loadSharp()
  const size = await readSize(library, bytes)
  if (!size) return refused('not-a-picture')
  if (size.width * size.height > mostPixels) return refused('too-many-pixels')
  const colour = await meanColour(library, bytes)
  if (!colour) return refused('not-a-picture')
  const file = createHash('sha256').update(bytes).digest('hex')
  const path = picturePath(dataFolder, file)
  if (!existsSync(path)) await writeWhole(path, bytes)
  return done({ file, ...size, colour })
}

async function readSize(
  library: typeof sharp,
  bytes: Uint8Array,
): Promise<Pick<StoredPicture, 'width' | 'height'> | null> {
  const found = await library(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!found || (found.format === 'heif' && found.compression !== 'av1')) return null
  return found.autoOrient
}

/** Null when the bytes cannot be decoded to the end. */
async function meanColour(library: typeof sharp, bytes: Uint8Array): Promise<string | null> {
  const pixel = await library(bytes, { failOn: 'truncated', limitInputPixels: mostPixels })
    .resize(1, 1, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
    .catch(() => null)
  return pixel && `#${pixel.toString('hex').slice(0, 6)}`
}
