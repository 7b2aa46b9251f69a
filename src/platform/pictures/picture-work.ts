import type sharp from 'sharp'
import type { Sharp } from 'sharp'
import { done, type Result, refused } from '#shared/result.ts'
import { isTooLarge, tallestVariant } from './picture-limits.ts'

export interface PictureLook {
  /** Pixels, as it is seen: turned the way the camera was held. */
  width: number
  height: number
  /** Mean colour, '#rrggbb': shown while the picture loads. */
  colour: string
}

export type LookProblem = 'not-a-picture' | 'too-many-pixels'

/** Chosen by measuring: see docs/decisions/0030-sharp.md. */
const encoders = {
  webp: (picture: Sharp) => picture.webp({ quality: 78, effort: 2 }),
  avif: (picture: Sharp) => picture.avif({ quality: 55, effort: 2 }),
  jpeg: (picture: Sharp) => picture.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true }),
}

export type PictureFormat = keyof typeof encoders

/** Size and mean colour of a picture, decoded to its end. */
export async function lookAtPicture(
  library: typeof sharp,
  bytes: Uint8Array,
): Promise<Result<PictureLook, LookProblem>> {
  const size = await readSize(library, bytes)
  if (!size.ok) return size
  const colour = await meanColour(library, bytes)
  return colour ? done({ ...size.value, colour }) : refused('not-a-picture')
}

/**
 * The picture at most so wide, in another format, in sRGB, the right way up. Nothing else goes along: no EXIF with the place where
 * it was taken, no XMP, comments or profiles.
 */
export async function makeVariant(
  library: typeof sharp,
  bytes: Uint8Array,
  width: number,
  format: PictureFormat,
): Promise<Result<Uint8Array, LookProblem>> {
  const size = await readSize(library, bytes)
  if (!size.ok) return size
  const picture = library(bytes, { failOn: 'truncated', autoOrient: true }).resize({
    width,
    height: tallestVariant,
    fit: 'inside',
    withoutEnlargement: true,
  })
  const made = await encoders[format](picture)
    .toBuffer()
    .catch(() => null)
  return made ? done(made) : refused('not-a-picture')
}

/** From the head alone: nothing is decoded before the limits are known to hold. */
async function readSize(
  library: typeof sharp,
  bytes: Uint8Array,
): Promise<Result<Pick<PictureLook, 'width' | 'height'>, LookProblem>> {
  const found = await library(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!found || (found.format === 'heif' && found.compression !== 'av1')) return refused('not-a-picture')
  const tooLarge = isTooLarge(found.format, found.width, found.height)
  if (tooLarge === null) return refused('not-a-picture')
  return tooLarge ? refused('too-many-pixels') : done(found.autoOrient)
}

/** Null when the bytes cannot be decoded to the end. */
async function meanColour(library: typeof sharp, bytes: Uint8Array): Promise<string | null> {
  const pixel = await library(bytes, { failOn: 'truncated' })
    .resize(1, 1, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
    .catch(() => null)
  return pixel && `#${pixel.toString('hex').slice(0, 6)}`
}
