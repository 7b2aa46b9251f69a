import { type ComponentProps, type RefObject, useLayoutEffect, useRef, useState } from 'react'

interface KeptProps extends ComponentProps<'div'> {
  /** What it is, with its look. */
  as?: 'div' | 'ul' | 'section'
}

/** One object: React would take another one for another content. */
const asWritten = { __html: '' }

/**
 * What does not change while the page is there: React leaves what the server has written for it as it is and does not look inside,
 * where a link, for one, is more work than all that a browser has to do for it. Where the server has written nothing, after a move
 * within the shop, it is what it is given. Links inside are followed by `useFollow`.
 */
export function Kept({ as = 'div', children, ...rest }: KeptProps) {
  const Element = as as 'div'
  const box = useRef<HTMLDivElement>(null)
  const written = useWritten(box)
  if (import.meta.env.SSR || !written) return <Element {...rest}>{children}</Element>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty
  return <Element key="written" ref={box} {...rest} suppressHydrationWarning dangerouslySetInnerHTML={asWritten} />
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
