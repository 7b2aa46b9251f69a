/** What is accepted as one picture, in bytes. */
export const maxPictureBytes = 25_000_000

/**
 * Pixels that a picture may unfold to, by format as sharp names it. Decoding takes up to 11 bytes a pixel for JPEG, PNG, WebP and
 * GIF, but 25 for AVIF (docs/decisions/0123-pictures-in-a-separate-process.md); 50 to 60 megapixels are the largest pictures
 * of cameras; AVIF is what phones and websites make.
 */
const maxPixels: Record<string, number> = {
  jpeg: 60_000_000,
  png: 60_000_000,
  webp: 60_000_000,
  gif: 60_000_000,
  heif: 12_500_000,
}

/** Pixels of one side: what WebP can hold, and so what a picture and its variants can be remade from in every format. */
const maxSide = 16_383

/** Null for a format that is not accepted. */
export function isTooLarge(format: string, width: number, height: number): boolean | null {
  const most = maxPixels[format]
  return most === undefined ? null : width * height > most || Math.max(width, height) > maxSide
}

const maxVariantPixels = 6_000_000

/**
 * Pixels of the height of a variant of this width: a strip of 1 × 16,000 or a long infographic becomes narrower rather than heavy to
 * encode, which for AVIF takes a second and 40 MB a megapixel.
 */
export function maxVariantHeight(width: number): number {
  return Math.min(8_192, Math.floor(maxVariantPixels / width))
}

/** Bytes that the process that decodes may take; Node and libraries are 70 MB of it. */
export const maxProcessMemory = 600 * 1024 * 1024

/** Of that, for a picture that is taken in: what its variants need besides is left free, or they could not be made later. */
export const inspectShare = 0.75

/** Milliseconds for one picture. */
export const pictureTimeout = 20_000
