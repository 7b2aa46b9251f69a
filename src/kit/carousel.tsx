import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Children, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'

interface CarouselButtonsProps {
  labels: { previous: string; next: string }
  carousel: Pick<ReturnType<typeof useCarousel>, 'index' | 'atEnd' | 'scrollPage'>
}

const buttonClasses =
  'carousel-button absolute top-1/2 z-10 grid size-11 -translate-y-1/2 place-items-center rounded-full border border-line bg-raised transition-opacity ' +
  'hover:border-ink disabled:pointer-events-none disabled:opacity-0 max-tablet:hidden pointer-coarse:hidden noscript:hidden'

/** Previous and next buttons: at both ends of a gallery, above a row. Touch users swipe instead. */
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

interface CarouselProps {
  /** Labels of the buttons; null: no buttons. */
  labels: { previous: string; next: string } | null
  children: ReactNode
}

/** A row with scroll snapping, four items visible on large views (A9.15); moved by swipe, arrow keys or its buttons. */
export function Carousel({ labels, children }: CarouselProps) {
  const carousel = useCarousel()
  return (
    <div className="carousel relative">
      <ul ref={carousel.row} onScroll={carousel.onScroll} className="carousel-row">
        {Children.map(children, (child) => (
          <li className="snap-start">{child}</li>
        ))}
      </ul>
      {labels && <CarouselButtons labels={labels} carousel={carousel} />}
    </div>
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
