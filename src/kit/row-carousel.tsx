import { Children, type ReactNode } from 'react'
import { CarouselButtons, useCarousel } from './carousel.tsx'

interface RowCarouselProps {
  heading: ReactNode
  /** Labels of the buttons; null: no buttons. */
  labels: { previous: string; next: string } | null
  children: ReactNode
}

/**
 * A row with scroll snapping below its heading, four items visible on large views (A9.15); moved by swipe, arrow keys or its buttons, which
 * stand beside the heading.
 */
export function RowCarousel({ heading, labels, children }: RowCarouselProps) {
  const carousel = useCarousel()
  return (
    <div className="carousel">
      <div className="mb-6 flex items-center gap-3 *:first:grow">
        {heading}
        {labels && <CarouselButtons labels={labels} carousel={carousel} place="-my-2 aria-disabled:opacity-40" />}
      </div>
      <ul ref={carousel.row} onScroll={carousel.onScroll} className="carousel-row">
        {Children.map(children, (child) => (
          <li className="snap-start">{child}</li>
        ))}
      </ul>
    </div>
  )
}
