import { type RefObject, useEffect, useRef, useState } from 'react'

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
