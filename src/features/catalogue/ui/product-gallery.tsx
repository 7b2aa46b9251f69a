import { type ComponentType, type MouseEvent, useState } from 'react'
import { CarouselButtons } from '#kit/carousel-buttons.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Picture, type PictureSource } from '#kit/picture.tsx'
import { useCarousel } from '#kit/use-carousel.ts'
import { urls } from '#shared/urls.ts'
import { productTexts } from '../texts/product.ts'
import type { FullScreenGalleryProps } from './full-screen-gallery.tsx'
import { NoPicture } from './product-card.tsx'

interface ProductGalleryProps {
  pictures: PictureSource[]
  name: string
  /** The first picture takes part in the transition from a list. */
  moving: boolean
}

const shownSizes = '(min-width: 1344px) 690px, (min-width: 1024px) 54vw, 100vw'

/** Pictures in a row that snaps. Each is a link to its largest file and each small one below to its place, so that it works without scripts. */
export function ProductGallery({ pictures, name, moving }: ProductGalleryProps) {
  const t = useTranslate()
  const { row, index: seen, atEnd, onScroll, scrollPage: turn, scrollTo: show } = useCarousel()
  const [large, setLarge] = useState<{ FullScreen: ComponentType<FullScreenGalleryProps>; place: number } | null>(null)

  const enlarge = (event: MouseEvent<HTMLAnchorElement>, place: number) => {
    event.preventDefault()
    const { href } = event.currentTarget
    import('./full-screen-gallery.tsx').then(
      ({ FullScreenGallery }) => setLarge({ FullScreen: FullScreenGallery, place }),
      () => location.assign(href),
    )
  }
  const jump = (event: MouseEvent, place: number) => {
    event.preventDefault()
    show(place)
  }

  if (pictures.length === 0)
    return (
      <div className="aspect-square bg-picture desktop:rounded-panel">
        <NoPicture />
      </div>
    )
  return (
    <section aria-label={t(productTexts.pictures)} className="desktop:sticky desktop:top-36 desktop:self-start">
      <div className="relative">
        <ul ref={row} onScroll={onScroll} className="gallery-row">
          {pictures.map((picture, place) => (
            <li key={picture.file} id={`zdjecie-${place + 1}`} className="w-full shrink-0 snap-start">
              <a
                href={urls.picture(picture.file, 1280)}
                aria-label={t(productTexts.enlarge, { name: picture.alt || name })}
                onClick={(event) => enlarge(event, place)}
                className="block cursor-zoom-in -outline-offset-2"
              >
                <Picture
                  picture={{ ...picture, alt: picture.alt || name }}
                  sizes={shownSizes}
                  small
                  eager={place === 0}
                  className={`aspect-square w-full ${place === 0 && moving ? 'moving-picture' : ''}`}
                />
              </a>
            </li>
          ))}
        </ul>
        {pictures.length > 1 && (
          <CarouselButtons
            labels={{ previous: t(productTexts.previousPicture), next: t(productTexts.nextPicture) }}
            atStart={seen === 0}
            atEnd={atEnd}
            onTurn={turn}
          />
        )}
      </div>
      {pictures.length > 1 && (
        <ul className="page-gutter mt-3 flex gap-3 overflow-x-auto py-0.5 desktop:px-0.5">
          {pictures.map((picture, place) => (
            <li key={picture.file} className="shrink-0">
              <a
                href={`#zdjecie-${place + 1}`}
                aria-label={t(productTexts.pictureOf, { place: place + 1, all: pictures.length })}
                aria-current={place === seen || undefined}
                onClick={(event) => jump(event, place)}
                className="block overflow-hidden rounded-control border border-line hover:border-ink aria-current:border-accent aria-current:inset-ring aria-current:inset-ring-accent"
              >
                <Picture picture={{ ...picture, alt: '' }} sizes="80px" className="size-20" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {large && <large.FullScreen pictures={pictures} name={name} place={large.place} onClose={() => setLarge(null)} />}
    </section>
  )
}
