import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react'
import { CarouselButtons, useCarousel } from '#kit/carousel.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Picture, type PictureSource } from '#kit/picture.tsx'
import { urls } from '#shared/urls.ts'
import { productTexts } from '../texts.ts'
import type { FullScreenGalleryProps } from './full-screen-gallery.tsx'
import { NoPicture } from './no-picture.tsx'

interface ProductGalleryProps {
  pictures: PictureSource[]
  name: string
  /** The first picture takes part in the transition from a list. */
  moving: boolean
  /** In the corner of the first picture. */
  children: ReactNode
}

const shownSizes = '(min-width: 1344px) 690px, (min-width: 1024px) 54vw, (min-width: 768px) 46vw, 100vw'

/** Where there are two to five pictures, all but the first stand below it on wide views (data-pictures), and smaller from three on. */
const belowSizes = '(min-width: 1024px) 27vw, (min-width: 768px) 46vw, 100vw'

/** Pictures in a row with scroll snapping. Each links to its largest file and each thumbnail below to its anchor, so that it works without scripts. */
export function ProductGallery({ pictures, name, moving, children }: ProductGalleryProps) {
  const t = useTranslate()
  const carousel = useCarousel()
  const { row, onScroll } = carousel
  const [large, setLarge] = useState<{ FullScreen: ComponentType<FullScreenGalleryProps>; index: number } | null>(null)

  const enlarge = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    event.preventDefault()
    const { href } = event.currentTarget
    import('./full-screen-gallery.tsx').then(
      ({ FullScreenGallery }) => setLarge({ FullScreen: FullScreenGallery, index }),
      () => location.assign(href),
    )
  }

  if (pictures.length === 0)
    return (
      <div className="relative aspect-square bg-picture tablet:rounded-panel">
        <NoPicture />
        {children}
      </div>
    )
  return (
    <section
      aria-label={t(productTexts.pictures)}
      data-pictures={pictures.length}
      className="tablet:sticky tablet:top-20 tablet:self-start desktop:top-36"
    >
      <div className="relative">
        <ul ref={row} onScroll={onScroll} className="gallery-row">
          {pictures.map((picture, index) => (
            <li key={picture.file} id={`zdjecie-${index + 1}`} className="gallery-item">
              <a
                href={urls.picture(picture.file, 1280)}
                aria-label={t(productTexts.enlarge, { name: picture.alt || name })}
                onClick={(event) => enlarge(event, index)}
                className="block cursor-zoom-in -outline-offset-2"
              >
                <Picture
                  picture={{ ...picture, alt: picture.alt || name }}
                  sizes={index > 0 && pictures.length > 2 && pictures.length < 6 ? belowSizes : shownSizes}
                  small
                  eager={index === 0}
                  className={`aspect-square w-full ${index === 0 && moving ? 'moving-picture' : ''}`}
                />
              </a>
            </li>
          ))}
        </ul>
        {pictures.length > 1 && (
          <CarouselButtons
            labels={{ previous: t(productTexts.previousPicture), next: t(productTexts.nextPicture) }}
            carousel={carousel}
          />
        )}
        {children}
      </div>
      {pictures.length > 1 && <Thumbnails pictures={pictures} shown={carousel.index} onChoose={carousel.scrollTo} />}
      {large && <large.FullScreen pictures={pictures} name={name} index={large.index} onClose={() => setLarge(null)} />}
    </section>
  )
}

interface ThumbnailsProps {
  pictures: PictureSource[]
  /** The index of the shown picture. */
  shown: number
  onChoose: (index: number) => void
}

function Thumbnails({ pictures, shown, onChoose }: ThumbnailsProps) {
  const t = useTranslate()
  return (
    <>
      <p aria-hidden="true" className="gallery-count">{`${shown + 1}/${pictures.length}`}</p>
      <ul className="gallery-thumbnails">
        {pictures.map((picture, index) => (
          <li key={picture.file} className="shrink-0">
            <a
              href={`#zdjecie-${index + 1}`}
              aria-label={t(productTexts.pictureOf, { place: index + 1, all: pictures.length })}
              aria-current={index === shown || undefined}
              onClick={(event) => {
                event.preventDefault()
                onChoose(index)
              }}
            >
              <Picture picture={{ ...picture, alt: '' }} sizes="80px" className="size-20" />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
