import { useEffect, useState } from 'react'
import { useRow } from '#kit/use-row.ts'

/** Milliseconds in which one slide takes the place of another (B9.6). */
const slideSpeed = 200

const reduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Slides in a row that moves on by itself every `pause` seconds (0: never), in a circle. It rests while it is pointed at or has the
 * focus, while the window is not seen, and for those who want no motion until they start it.
 */
export function useSlides(count: number, pause: number) {
  const { row, place, onScroll } = useRow()
  const [playing, setPlaying] = useState(pause > 0)
  const show = (asked: number) => {
    if (row.current) slideTo(row.current, (asked + count) % count)
  }
  useEffect(() => setPlaying(pause > 0 && !reduced()), [pause])
  useEffect(() => {
    for (const neighbour of [place + 1, place - 1 + count]) fetchPictures(row.current?.children[neighbour % count])
  }, [place, count, row])
  useEffect(() => {
    if (!playing) return
    const next = () => {
      const held = document.hidden || row.current?.closest('section')?.matches(':hover, :focus-within')
      if (row.current && !held) slideTo(row.current, (place + 1) % count)
    }
    const timer = setInterval(next, pause * 1000)
    return () => clearInterval(timer)
  }, [playing, place, count, pause, row])
  return { row, place, onScroll, show, playing, setPlaying }
}

/** Of a slide that may come next: browsers would begin when it is in sight. */
function fetchPictures(slide: Element | undefined): void {
  for (const picture of slide?.querySelectorAll('img') ?? []) picture.loading = 'eager'
}

/** The row jumps, and what is in it comes after: browsers give no say in how fast they scroll. */
function slideTo(row: HTMLElement, place: number): void {
  const before = row.scrollLeft
  row.scrollTo({ left: place * row.clientWidth, behavior: 'instant' })
  const way = row.scrollLeft - before
  if (way === 0 || reduced()) return
  const motion = [{ transform: `translateX(${way}px)` }, { transform: 'none' }]
  for (const { firstElementChild } of row.children)
    firstElementChild?.animate(motion, { duration: slideSpeed, easing: 'cubic-bezier(0.2, 0, 0, 1)' })
}
