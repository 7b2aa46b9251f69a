import { useEffect, useRef } from 'react'

/** Calls it when the page is left, for another of the shop or for good; where a browser keeps the page, each time anew. */
export function useWhenLeft(left: () => void): void {
  const latest = useRef(left)
  latest.current = left
  useEffect(() => {
    const leave = () => latest.current()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
}
