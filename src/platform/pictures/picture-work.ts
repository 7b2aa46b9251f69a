import type sharp from 'sharp'
import type { Sharp } from 'sharp'
import { done, type Result, refused } from '#shared/result.ts'
import { isTooLarge, maxDeepPixels, maxVariantHeight } from './picture-limits.ts'

export interface PictureInfo {
  /** Pixels after applying the orientation. */
  width: number
  height: number
  /** Mean colour, '#rrggbb': shown while the picture loads. */
  colour: string
}

interface Head extends Pick<PictureInfo, 'width' | 'height'> {
  /** sharp's name */
  format: string
  /** frames of an animation */
  pages: number
}

export type InspectProblem = 'not-a-picture' | 'too-many-pixels'

/** Chosen by measurement: see docs/decisions/0030-sharp.md. */
const encoders = {
  webp: (picture: Sharp) => picture.webp({ quality: 78, effort: 2 }),
  avif: (picture: Sharp, pixels: number) => picture.avif({ quality: 55, effort: 2, bitdepth: avifDepth(pixels) }),
  jpeg: (picture: Sharp) => picture.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true }),
}

export type PictureFormat = keyof typeof encoders

/** 10 bits show smooth gradients without blocks and steps in no more bytes, but take a third more time and memory. */
const avifDepth = (pixels: number) => (pixels > maxDeepPixels ? 8 : 10)

/** Returns size and mean colour of a picture, decoded completely. */
export async function inspectPicture(
  library: typeof sharp,
  bytes: Uint8Array,
): Promise<Result<PictureInfo, InspectProblem>> {
  const size = await readSize(library, bytes)
  if (!size.ok) return size
  const { width, height } = size.value
  const colour = await meanColour(library, bytes)
  return colour ? done({ width, height, colour }) : refused('not-a-picture')
}

/**
 * Returns the picture with a maximum width, in another format, in sRGB, with its orientation applied. Removes all metadata: no
 * EXIF with the location, no XMP, comments or profiles.
 */
export async function makeVariant(
  library: typeof sharp,
  bytes: Uint8Array,
  width: number,
  format: PictureFormat,
): Promise<Result<Uint8Array, InspectProblem>> {
  const size = await readSize(library, bytes)
  if (!size.ok) return size
  const height = maxVariantHeight(Math.min(width, size.value.width))
  const picture = library(bytes, { failOn: 'truncated', autoOrient: true }).resize({
    width,
    height,
    fit: 'inside',
    withoutEnlargement: true,
  })
  const scale = Math.min(1, width / size.value.width, height / size.value.height)
  const encoded = await encoders[format](picture, size.value.width * size.value.height * scale ** 2)
    .toBuffer()
    .catch(() => null)
  return encoded ? done(encoded) : refused('not-a-picture')
}

/** Encoders by sharp's format name: good enough to be saved and printed. */
const cleaners: Record<string, (picture: Sharp) => Sharp> = {
  jpeg: (picture) => picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: 95 }),
  heif: (picture) => picture.avif({ quality: 80, effort: 2 }),
  gif: (picture) => picture.gif(),
}

/** Returns the picture in its format and size, animations included, without metadata except its colour profile. */
export async function cleanPicture(
  library: typeof sharp,
  bytes: Uint8Array,
): Promise<Result<Uint8Array, InspectProblem>> {
  const size = await readSize(library, bytes)
  if (!size.ok) return size
  const animated = size.value.pages > 1
  const picture = library(bytes, { failOn: 'truncated', autoOrient: !animated, animated }).keepIccProfile()
  const encoded = await cleaners[size.value.format]?.(picture)
    .toBuffer()
    .catch(() => null)
  return encoded ? done(encoded) : refused('not-a-picture')
}

/** Reads the header only: nothing is decoded before the limits are checked. */
async function readSize(library: typeof sharp, bytes: Uint8Array): Promise<Result<Head, InspectProblem>> {
  const found = await library(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!found || (found.format === 'heif' && found.compression !== 'av1')) return refused('not-a-picture')
  const tooLarge = isTooLarge(found.format, found.width, found.height)
  if (tooLarge === null) return refused('not-a-picture')
  if (tooLarge) return refused('too-many-pixels')
  return done({ ...found.autoOrient, format: found.format, pages: found.pages ?? 1 })
}

/** Returns null when the bytes cannot be decoded to the end. */
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

export type PictureJob =
  | { kind: 'look'; bytes: Uint8Array }
  | { kind: 'clean'; bytes: Uint8Array }
  | { kind: 'variant'; bytes: Uint8Array; width: number; format: PictureFormat }

export interface PictureAnswer {
  result: Result<PictureInfo | Uint8Array, InspectProblem>
  /** Maximum memory of the process so far, in bytes. */
  peakMemory: number
}

/** Exit code when a picture exceeds the memory limit. */
export const tooMuchMemory = 77

/** The only file types that are decoded; libvips supports many more that no shop needs. */
const loaders = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}`)

let loaded: Promise<typeof sharp> | null = null

/** Loaded lazily: sharp takes 90 ms, which the start does not need. */
export function loadSharp(): Promise<typeof sharp> {
  loaded ??= import('sharp').then(({ default: library }) => {
    library.block({ operation: ['VipsForeignLoad'] })
    library.unblock({ operation: loaders })
    library.cache(false)
    return library
  })
  return loaded
}
