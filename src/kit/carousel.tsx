import { Children, type ReactNode } from 'react'
import { CarouselButtons } from './carousel-buttons.tsx'
import { useCarousel } from './use-carousel.ts'

interface CarouselProps {
  /** Labels of the buttons; null: no buttons. */
  labels: { previous: string; next: string } | null
  children: ReactNode
}

/** A row with scroll snapping, four items visible on large views (A9.15); moved by swipe, arrow keys or its buttons. */
export function Carousel({ labels, children }: CarouselProps) {
  const carousel = useCarousel()
  return (
    <div className="relative">
      <ul ref={carousel.row} onScroll={carousel.onScroll} className="carousel-row">
        {Children.map(children, (child) => (
          <li className="snap-start">{child}</li>
        ))}
      </ul>
      {labels && <CarouselButtons labels={labels} carousel={carousel} />}
    </div>
  )
}
