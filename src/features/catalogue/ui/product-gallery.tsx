import { type MouseEvent, useRef } from 'react'
import { Picture, type PictureSource } from '#kit/picture.tsx'
import { useWords } from '#kit/words.tsx'
import { productTexts } from '../texts/product.ts'
import { NoPicture } from './no-picture.tsx'

interface ProductGalleryProps {
  pictures: PictureSource[]
  name: string
  /** The first picture takes part in the transition from a list. */
  moving: boolean
}

const shownSizes = '(min-width: 1344px) 690px, (min-width: 1024px) 54vw, 100vw'

/** Pictures in a row that snaps; the small ones below are links to the large, so that it works without scripts. */
export function ProductGallery({ pictures, name, moving }: ProductGalleryProps) {
  const say = useWords()
  const row = useRef<HTMLUListElement>(null)
  const show = (event: MouseEvent<HTMLAnchorElement>, place: number) => {
    event.preventDefault()
    row.current?.children[place]?.scrollIntoView({ block: 'nearest', inline: 'start' })
  }
  if (pictures.length === 0)
    return (
      <div className="aspect-square bg-picture desktop:rounded-panel">
        <NoPicture />
      </div>
    )
  return (
    <section aria-label={say(productTexts.pictures)}>
      <ul ref={row} tabIndex={pictures.length > 1 ? 0 : undefined} className="gallery-row">
        {pictures.map((picture, place) => (
          <li key={picture.file} id={`zdjecie-${place + 1}`} className="w-full shrink-0 snap-start">
            <Picture
              picture={{ ...picture, alt: picture.alt || name }}
              sizes={shownSizes}
              eager={place === 0}
              className={`aspect-square w-full ${place === 0 && moving ? 'moving-picture' : ''}`}
            />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ul className="page-gutter mt-3 flex gap-3 overflow-x-auto pb-1 desktop:px-0.5">
          {pictures.map((picture, place) => (
            <li key={picture.file} className="shrink-0">
              <a
                href={`#zdjecie-${place + 1}`}
                aria-label={say(productTexts.pictureOf, { place: place + 1, all: pictures.length })}
                onClick={(event) => show(event, place)}
                className="block overflow-hidden rounded-control border border-line hover:border-ink"
              >
                <Picture picture={{ ...picture, alt: '' }} sizes="80px" className="size-20" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
