import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { useCarousel } from './use-carousel.ts'

interface CarouselButtonsProps {
  labels: { previous: string; next: string }
  carousel: Pick<ReturnType<typeof useCarousel>, 'index' | 'atEnd' | 'scrollPage'>
}

const buttonClasses =
  'absolute top-1/2 z-10 grid size-11 -translate-y-1/2 place-items-center rounded-full border border-line bg-raised transition-opacity ' +
  'hover:border-ink disabled:pointer-events-none disabled:opacity-0 pointer-coarse:hidden noscript:hidden'

/** Previous and next buttons at both ends of a row; touch users swipe instead. */
export function CarouselButtons({ labels, carousel: { index, atEnd, scrollPage } }: CarouselButtonsProps) {
  return (
    <>
      <button
        type="button"
        aria-label={labels.previous}
        disabled={index === 0}
        onClick={() => scrollPage(-1)}
        className={`left-3 ${buttonClasses}`}
      >
        <ChevronLeft aria-hidden="true" className="size-6" />
      </button>
      <button
        type="button"
        aria-label={labels.next}
        disabled={atEnd}
        onClick={() => scrollPage(1)}
        className={`right-3 ${buttonClasses}`}
      >
        <ChevronRight aria-hidden="true" className="size-6" />
      </button>
    </>
  )
}
