import { widthsUpTo } from '#shared/picture-widths.ts'
import { urls } from '#shared/urls.ts'

const widestOnPhones = 640

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
  className?: string
  /** Classes of the surrounding element. */
  frame?: string
}

/** A picture that reserves its space before it loads, in the smallest file that is sharp enough. */
export function Picture({
  picture,
  sizes,
  eager = false,
  small = false,
  widest = fixedWidth(sizes) ?? picture.width,
  className = '',
  frame = 'block',
}: PictureProps) {
  const { file, width, height, alt } = picture
  const srcSet = (format: 'avif' | 'webp', most = widest) =>
    widthsUpTo(Math.min(width, most))
      .map((stored) => `${urls.picture(file, stored, format)} ${stored}w`)
      .join(', ')
  return (
    <picture className={frame}>
      {small && (
        <source media="(width < 420px)" type="image/avif" srcSet={srcSet('avif', widestOnPhones)} sizes={sizes} />
      )}
      <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
      <img
        src={urls.picture(file, 640)}
        srcSet={srcSet('webp')}
        sizes={sizes}
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

/** Three device pixels for each CSS pixel of a picture that has one size, '112px', on every screen. */
function fixedWidth(sizes: string): number | null {
  const [, pixels] = /^(\d+)px$/.exec(sizes) ?? []
  return pixels ? Number(pixels) * 3 : null
}
