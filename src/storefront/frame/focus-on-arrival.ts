import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After a move within the shop the focus stands at the new page's content, so that a keyboard and a screen reader go on there. */
export function useFocusOnArrival(content: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const arrivedAt = useRef(pathname)
  useEffect(() => {
    if (arrivedAt.current === pathname) return
    arrivedAt.current = pathname
    content.current?.focus({ preventScroll: true })
  }, [pathname, content])
}
