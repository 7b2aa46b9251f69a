import { ChevronLeft, ChevronRight } from 'lucide-react'

interface CarouselButtonsProps {
  labels: { previous: string; next: string }
  atStart: boolean
  atEnd: boolean
  onTurn: (direction: 1 | -1) => void
}

const buttonClasses =
  'absolute top-1/2 z-10 grid size-11 -translate-y-1/2 place-items-center rounded-full border border-line bg-raised transition-opacity ' +
  'hover:border-ink disabled:pointer-events-none disabled:opacity-0 pointer-coarse:hidden noscript:hidden'

/** Previous and next buttons at both ends of a row; touch users swipe instead. */
export function CarouselButtons({ labels, atStart, atEnd, onTurn }: CarouselButtonsProps) {
  return (
    <>
      <button
        type="button"
        aria-label={labels.previous}
        disabled={atStart}
        onClick={() => onTurn(-1)}
        className={`left-3 ${buttonClasses}`}
      >
        <ChevronLeft aria-hidden="true" className="size-6" />
      </button>
      <button
        type="button"
        aria-label={labels.next}
        disabled={atEnd}
        onClick={() => onTurn(1)}
        className={`right-3 ${buttonClasses}`}
      >
        <ChevronRight aria-hidden="true" className="size-6" />
      </button>
    </>
  )
}
