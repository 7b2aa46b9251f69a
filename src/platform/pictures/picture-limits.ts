/** Maximum size of an accepted picture, in bytes. */
export const maxPictureBytes = 25_000_000

/**
 * Maximum pixels of a decoded picture, by sharp's format name. Decoding takes up to 11 bytes a pixel for JPEG, PNG, WebP and
 * GIF, but 25 for AVIF (docs/decisions/0123-pictures-in-a-separate-process.md). The largest cameras make 50 to 60
 * megapixels; AVIF comes from phones and websites.
 */
const maxPixels: Record<string, number> = {
  jpeg: 60_000_000,
  png: 60_000_000,
  webp: 60_000_000,
  gif: 60_000_000,
  heif: 12_500_000,
}

/** Pixels of one side: the limit of WebP, so that every picture and its variants can be created in every format. */
const maxSide = 16_383

/** Returns null for a format that is not accepted. */
export function isTooLarge(format: string, width: number, height: number): boolean | null {
  const most = maxPixels[format]
  return most === undefined ? null : width * height > most || Math.max(width, height) > maxSide
}

const maxVariantPixels = 6_000_000

/**
 * Returns the maximum height in pixels of a variant of this width: very tall pictures (a strip of 1 × 16,000, a long
 * infographic) become narrower, since encoding AVIF takes a second and 40 MB a megapixel.
 */
export function maxVariantHeight(width: number): number {
  return Math.min(8_192, Math.floor(maxVariantPixels / width))
}

/**
 * Maximum pixels of an AVIF variant of 10 bits. Larger ones would need 50 MB a megapixel, too much next to the largest original:
 * they get 8 bits.
 */
export const maxDeepPixels = 2_000_000

/** Memory limit of the decoding process, in bytes, including 70 MB for Node and libraries. */
export const maxProcessMemory = 600 * 1024 * 1024

/** Share of the limit for inspecting a new picture: the rest is reserved for creating its variants later. */
export const inspectShare = 0.75

/** Milliseconds for one picture. */
export const pictureTimeout = 20_000
