import { type RefObject, useEffect, useRef, useState } from 'react'

interface Row {
  row: RefObject<HTMLUListElement | null>
  /** Which of its things stands first in sight, from 0. */
  place: number
  atEnd: boolean
  /** Goes on the element. */
  onScroll: () => void
  /** Moves on by what is in sight, 1 or -1. */
  turn: (direction: 1 | -1) => void
  show: (place: number) => void
}

/** A list in a row that is scrolled sideways: what of it is seen, and ways to see another part. */
export function useRow(): Row {
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
    place,
    atEnd,
    onScroll,
    turn: (direction) => row.current?.scrollBy({ left: direction * row.current.clientWidth }),
    show: (place) => row.current?.children[place]?.scrollIntoView({ block: 'nearest', inline: 'start' }),
  }
}
