import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Says on the page that it was come to within the shop: then all of it is laid out at once (styles.css: below-*), before the place
 * that somebody goes back to is scrolled to.
 */
export function useMoved(): void {
  const location = useLocation()
  const first = useRef(location)
  useLayoutEffect(() => {
    if (location !== first.current) document.documentElement.dataset.moved = ''
  }, [location])
}
