import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After a move within the shop the focus stands at the new page's content, so that a keyboard and a screen reader go on there. On
 * the same page, another part of a list for example, it stays where it was as long as that is there to be seen. The page itself says
 * that it was come to so: then all of it is laid out at once (styles.css: below-*), before it is scrolled to where somebody goes back to.
 */
export function useFocusOnArrival(content: RefObject<HTMLElement | null>): void {
  const location = useLocation()
  const left = useRef(location)
  useLayoutEffect(() => {
    if (left.current !== location) document.documentElement.dataset.moved = ''
  }, [location])
  useEffect(() => {
    const from = left.current
    left.current = location
    if (from === location || (from.pathname === location.pathname && (location.hash || isSeen(document.activeElement))))
      return
    content.current?.focus({ preventScroll: true })
  }, [location, content])
}

function isSeen(focused: Element | null): boolean {
  if (!focused || focused === document.body) return false
  const { top, bottom } = focused.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
