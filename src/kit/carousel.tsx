import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'

interface CarouselButtonsProps {
  labels: { previous: string; next: string }
  carousel: Pick<ReturnType<typeof useCarousel>, 'index' | 'atEnd' | 'scrollPage'>
  /** Classes of where both stand, in the flow; without them they stand at the sides of what is moved. */
  place?: string
}

const buttonClasses =
  'carousel-button grid size-11 shrink-0 place-items-center rounded-full border border-line bg-raised transition-opacity ' +
  'hover:border-ink aria-disabled:pointer-events-none max-tablet:hidden pointer-coarse:hidden noscript:hidden'
const atSides = 'absolute top-1/2 z-10 -translate-y-1/2 aria-disabled:not-focus:opacity-0'

/**
 * Previous and next buttons: at both sides of a gallery, beside the heading of a row. Touch users swipe instead. One that has no effect keeps the
 * focus: `disabled` would lose it.
 */
export function CarouselButtons({
  labels,
  carousel: { index, atEnd, scrollPage },
  place = atSides,
}: CarouselButtonsProps) {
  return (
    <>
      <button
        type="button"
        aria-label={labels.previous}
        aria-disabled={index === 0}
        onClick={() => scrollPage(-1)}
        className={`left-3 ${place} ${buttonClasses}`}
      >
        <ChevronLeft aria-hidden="true" className="size-6" />
      </button>
      <button
        type="button"
        aria-label={labels.next}
        aria-disabled={atEnd}
        onClick={() => scrollPage(1)}
        className={`right-3 ${place} ${buttonClasses}`}
      >
        <ChevronRight aria-hidden="true" className="size-6" />
      </button>
    </>
  )
}

interface CarouselState {
  row: RefObject<HTMLUListElement | null>
  /** Index of the first visible item, from 0. */
  index: number
  atEnd: boolean
  /** The `onScroll` handler of the row. */
  onScroll: () => void
  /** Scrolls by one page of visible items, 1 or -1. */
  scrollPage: (direction: 1 | -1) => void
  scrollTo: (index: number) => void
}

/** State of a horizontally scrolling list: what is visible, and how to scroll it. */
export function useCarousel(): CarouselState {
  const row = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  const [atEnd, setAtEnd] = useState(false)
  const onScroll = () => {
    const list = row.current
    if (!list) return
    const [first, next] = list.children as HTMLCollectionOf<HTMLElement>
    // not by scrollWidth: items that move in the row make it wider meanwhile
    const width = first && next ? next.offsetLeft - first.offsetLeft : 0
    setIndex(width && Math.round(list.scrollLeft / width))
    setAtEnd(list.scrollLeft + list.clientWidth >= list.scrollWidth - 2)
  }
  useEffect(onScroll, [])
  return {
    row,
    index,
    atEnd,
    onScroll,
    scrollPage: (direction) => row.current?.scrollBy({ left: direction * row.current.clientWidth }),
    scrollTo: (index) => row.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start' }),
  }
}
