import { Children, type ReactNode } from 'react'
import { CarouselButtons } from './carousel-buttons.tsx'
import { useCarousel } from './use-carousel.ts'

interface CarouselProps {
  /** Of its buttons; null: it has none. */
  labels: { previous: string; next: string } | null
  children: ReactNode
}

/** Things in a row that snaps, four of them in sight on large views (A9.15); a finger, the arrow keys or its buttons move it. */
export function Carousel({ labels, children }: CarouselProps) {
  const { row, index: place, atEnd, onScroll, scrollPage: turn } = useCarousel()
  return (
    <div className="relative">
      <ul ref={row} onScroll={onScroll} className="carousel-row">
        {Children.map(children, (child) => (
          <li className="snap-start">{child}</li>
        ))}
      </ul>
      {labels && <CarouselButtons labels={labels} atStart={place === 0} atEnd={atEnd} onTurn={turn} />}
    </div>
  )
}
