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
    setPlace(Math.round((list.scrollLeft / list.scrollWidth) * list.childElementCount))
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
