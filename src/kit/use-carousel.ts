import { type RefObject, useEffect, useRef, useState } from 'react'

interface CarouselState {
  row: RefObject<HTMLUListElement | null>
  /** Which of its things stands first in sight, from 0. */
  index: number
  atEnd: boolean
  /** Goes on the element. */
  onScroll: () => void
  /** Moves on by what is in sight, 1 or -1. */
  scrollPage: (direction: 1 | -1) => void
  scrollTo: (place: number) => void
}

/** A list in a row that is scrolled sideways: what of it is seen, and ways to see another part. */
export function useCarousel(): CarouselState {
  const row = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState(0)
  const [atEnd, setAtEnd] = useState(false)
  const onScroll = () => {
    const list = row.current
    if (!list) return
    const [first, next] = list.children as HTMLCollectionOf<HTMLElement>
    // not by scrollWidth: what moves in the row makes it wider meanwhile
    const width = first && next ? next.offsetLeft - first.offsetLeft : 0
    setPlace(width && Math.round(list.scrollLeft / width))
    setAtEnd(list.scrollLeft + list.clientWidth >= list.scrollWidth - 2)
  }
  useEffect(onScroll, [])
  return {
    row,
    index: place,
    atEnd,
    onScroll,
    scrollPage: (direction) => row.current?.scrollBy({ left: direction * row.current.clientWidth }),
    scrollTo: (place) => row.current?.children[place]?.scrollIntoView({ block: 'nearest', inline: 'start' }),
  }
}
