import { X } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react'
import { CarouselButtons, useCarousel } from '#kit/carousel.tsx'
import { closePopoverOnBack } from '#kit/close-on-back.ts'
import { useTranslate } from '#kit/messages.tsx'
import { Picture, type PictureSource } from '#kit/picture.tsx'
import { productTexts } from '../texts.ts'
import { useZoom } from './use-zoom.ts'

export interface FullScreenGalleryProps {
  pictures: PictureSource[]
  name: string
  /** The index of the first picture to show. */
  index: number
  onClose: () => void
}

/** The pictures in the whole window; a press, the wheel or two fingers enlarge one. Arrow keys switch; Escape and the back button close. */
export function FullScreenGallery({ pictures, name, index, onClose }: FullScreenGalleryProps) {
  const t = useTranslate()
  const dialog = useRef<HTMLDialogElement>(null)
  const carousel = useCarousel()
  const { row, onScroll, scrollPage } = carousel
  const { zoom, toggle } = useZoom(row)
  useEffect(() => {
    const layer = dialog.current
    if (!layer || layer.open) return
    layer.showModal()
    closePopoverOnBack(layer)
    row.current?.children[index]?.scrollIntoView({ behavior: 'instant', inline: 'start' })
  }, [index, row])
  const type = (event: KeyboardEvent) => {
    const direction = ({ ArrowLeft: -1, ArrowRight: 1 } as const)[event.key]
    if (zoom || !direction || event.altKey || event.metaKey) return
    event.preventDefault() // the browser's own scrolling by arrow keys would go on after it
    scrollPage(direction)
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
        {pictures.map((picture, index) => {
          const isZoomed = zoom?.index === index
          return (
            <li key={picture.file} className="full-screen-item">
              <button
                type="button"
                aria-label={t(isZoomed ? productTexts.zoomOut : productTexts.zoomIn, { name: picture.alt || name })}
                aria-pressed={isZoomed}
                onClick={() => toggle(index)}
                style={isZoomed ? ({ '--zoom': `${zoom.fit * zoom.scale}px` } as CSSProperties) : undefined}
                className="grid min-h-full min-w-full cursor-zoom-in place-items-center -outline-offset-4 aria-pressed:cursor-zoom-out"
              >
                <Picture
                  picture={{ ...picture, alt: picture.alt || name }}
                  sizes={isZoomed ? '200vw' : '100vw'}
                  eager
                  className={isZoomed ? 'w-(--zoom) max-w-none' : 'max-h-dvh w-auto max-w-full object-contain'}
                />
              </button>
            </li>
          )
        })}
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
