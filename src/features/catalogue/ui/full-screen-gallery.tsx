import { X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { CarouselButtons, useCarousel } from '#kit/carousel.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Picture, type PictureSource } from '#kit/picture.tsx'
import { productTexts } from '../texts.ts'

export interface FullScreenGalleryProps {
  pictures: PictureSource[]
  name: string
  /** The index of the first picture to show. */
  index: number
  onClose: () => void
}

/** The pictures in the whole window; a press enlarges one to double size. Arrow keys switch, Escape closes. */
export function FullScreenGallery({ pictures, name, index, onClose }: FullScreenGalleryProps) {
  const t = useTranslate()
  const dialog = useRef<HTMLDialogElement>(null)
  const carousel = useCarousel()
  const { row, onScroll, scrollPage } = carousel
  const [zoomed, setZoomed] = useState<number | null>(null)
  useEffect(() => {
    dialog.current?.showModal()
    row.current?.children[index]?.scrollIntoView({ behavior: 'instant', inline: 'start' })
  }, [index, row])
  const type = ({ key }: KeyboardEvent) => {
    if (zoomed !== null) return
    if (key === 'ArrowLeft') scrollPage(-1)
    if (key === 'ArrowRight') scrollPage(1)
  }
  return (
    <dialog
      ref={dialog}
      aria-label={t(productTexts.picturesOf, { name })}
      onClose={onClose}
      onKeyDown={type}
      className="full-screen"
    >
      <ul ref={row} onScroll={onScroll} className="full-screen-row">
        {pictures.map((picture, index) => (
          <li key={picture.file} className="h-dvh w-full shrink-0 snap-start overflow-auto overscroll-contain">
            <button
              type="button"
              aria-label={t(zoomed === index ? productTexts.zoomOut : productTexts.zoomIn, {
                name: picture.alt || name,
              })}
              aria-pressed={zoomed === index}
              onClick={() => setZoomed(zoomed === index ? null : index)}
              className="grid min-h-full min-w-full cursor-zoom-in place-items-center -outline-offset-4 aria-pressed:cursor-zoom-out"
            >
              <Picture
                picture={{ ...picture, alt: picture.alt || name }}
                sizes={zoomed === index ? '200vw' : '100vw'}
                eager
                className={zoomed === index ? 'w-[200vmin] max-w-none' : 'max-h-dvh w-auto max-w-full object-contain'}
              />
            </button>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <CarouselButtons
          labels={{ previous: t(productTexts.previousPicture), next: t(productTexts.nextPicture) }}
          carousel={carousel}
        />
      )}
      <button
        type="button"
        aria-label={t(productTexts.closePictures)}
        onClick={() => dialog.current?.close()}
        className="absolute top-3 right-3 z-10 grid size-11 place-items-center rounded-full border border-line bg-raised hover:border-ink"
      >
        <X aria-hidden="true" className="size-6" />
      </button>
    </dialog>
  )
}
