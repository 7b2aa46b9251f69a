import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { AsWritten, type AsWrittenProps } from './as-written.tsx'

/**
 * What does not change while the page is there: React leaves what the server has written for it as it is, since to look into a link, for
 * one, is more work than all that a browser has to do for it. Where the server has written nothing, after a move within the shop, it is what
 * it is given. Links inside are followed by `useFollow`.
 */
export function Kept({ as = 'div', children, ...rest }: AsWrittenProps) {
  const Element = as as 'div'
  const box = useRef<HTMLDivElement>(null)
  const written = useWritten(box)
  if (import.meta.env.SSR || !written) return <Element {...rest}>{children}</Element>
  return <AsWritten key="written" as={as} ref={box} {...rest} />
}

/** Whether React has gone through the page that the server has written; what comes later is made here. */
let hydrated = false

function useWritten(box: RefObject<HTMLElement | null>): boolean {
  const [written, setWritten] = useState(!hydrated)
  useLayoutEffect(() => {
    hydrated = true
    if (box.current && !box.current.firstChild) setWritten(false) // hydration has failed, and all is made anew
  }, [box])
  return written
}
