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
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string
  /** The one picture that people wait for. */
  eager?: boolean
  /** It fills the window of a phone: there a smaller file than the sharpest is enough (A9.18). */
  small?: boolean
  className?: string
  /** Of the element around the picture. */
  frame?: string
}

/** A picture that takes its room before it has come, in the smallest file that is sharp enough. */
export function Picture({
  picture,
  sizes,
  eager = false,
  small = false,
  className = '',
  frame = 'block',
}: PictureProps) {
  const { file, width, height, alt } = picture
  const srcSet = (format: 'avif' | 'webp', most = width) =>
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
