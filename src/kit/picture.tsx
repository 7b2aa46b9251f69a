import { widthsUpTo } from '#shared/picture-widths.ts'
import { urls } from '#shared/urls.ts'

const widestOnPhones = 640
/** For browsers without AVIF. */
const widestFallback = 960

export interface PictureSource {
  /** SHA-256 of the original. */
  file: string
  width: number
  height: number
  alt: string
}

interface PictureProps {
  picture: PictureSource
  /** Value of the `sizes` attribute. */
  sizes: string
  /** The main picture of the page: loaded with high priority. */
  eager?: boolean
  /** It is as wide as a phone's screen: there a file below the full pixel density is enough (A9.18). */
  small?: boolean
  /** The widest file that is offered, in pixels: where the picture is never shown wider, more addresses only make the page longer. */
  widest?: number
  /** The narrowest file that is offered, in pixels: no screen shows the picture as small as those below. */
  narrowest?: number
  className?: string
  /** Classes of the surrounding element. */
  frame?: string
}

/**
 * A picture that reserves its space before it loads, in the smallest file that is sharp enough. The few browsers without AVIF (before Safari
 * 16.4 and Edge 121) get one WebP: addresses for them would be half of the markup of a list.
 */
export function Picture({
  picture,
  sizes,
  eager = false,
  small = false,
  widest = fixedWidth(sizes) ?? picture.width,
  narrowest = 0,
  className = '',
  frame = 'block',
}: PictureProps) {
  const { file, width, height, alt } = picture
  const srcSet = (most = widest) =>
    offeredWidths(Math.min(width, most), narrowest)
      .map((stored) => `${urls.picture(file, stored, 'avif')} ${stored}w`)
      .join(', ')
  const [fallback = widestFallback] = widthsUpTo(Math.min(width, widest, widestFallback)).slice(-1)
  return (
    <picture className={frame}>
      {small && <source media="(width < 420px)" type="image/avif" srcSet={srcSet(widestOnPhones)} sizes={sizes} />}
      <source type="image/avif" srcSet={srcSet()} sizes={sizes} />
      <img
        src={urls.picture(file, fallback)}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? 'sync' : 'async'}
        className={`bg-picture object-cover ${className}`}
      />
    </picture>
  )
}

/** The stored widths in between, and at least one. */
function offeredWidths(most: number, least: number): number[] {
  const all = widthsUpTo(most)
  const wide = all.filter((stored) => stored >= least)
  return wide.length > 0 ? wide : all.slice(-1)
}

/** Three device pixels for each CSS pixel of a picture that has one size, '112px', on every screen. */
function fixedWidth(sizes: string): number | null {
  const [, pixels] = /^(\d+)px$/.exec(sizes) ?? []
  return pixels ? Number(pixels) * 3 : null
}
