import { type RefObject, useEffect } from 'react'

/** Keeps what sticks to the top right below the header, however high a shop's own is and wherever it sticks; without scripts the styles guess. */
export function useBelowHeader(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const header = document.querySelector('header')
    if (!header) return
    const place = () => {
      const sticks = getComputedStyle(header).position === 'sticky'
      element.current?.style.setProperty('top', sticks ? `${header.offsetHeight}px` : '0')
    }
    const watcher = new ResizeObserver(place)
    watcher.observe(header)
    return () => watcher.disconnect()
  }, [element])
}
