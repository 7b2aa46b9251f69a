import { type ComponentProps, type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { nonBreakingHtml } from '#shared/text.ts'

/**
 * What does not change while the page is there: React leaves what the server has written for it as it is, since to look into a link, for
 * one, is more work than all that a browser has to do for it. Where the server has written nothing, after a move within the shop, it is what
 * it is given. Links inside are followed by `useFollow`.
 */
export function SkipHydration({ as = 'div', children, ...rest }: StaticElementProps) {
  const Element = as as 'div'
  const box = useRef<HTMLDivElement>(null)
  const written = useServerRendered(box)
  if (import.meta.env.SSR || !written) return <Element {...rest}>{children}</Element>
  return <ServerHtml key="written" as={as} ref={box} {...rest} />
}

/** Whether React has gone through the page that the server has written; what comes later is made here. */
let hydrated = false

function useServerRendered(box: RefObject<HTMLElement | null>): boolean {
  const [written, setWritten] = useState(!hydrated)
  useLayoutEffect(() => {
    hydrated = true
    if (box.current && !box.current.firstChild) setWritten(false) // hydration has failed, and all is made anew
  }, [box])
  return written
}

interface StaticElementProps extends ComponentProps<'div'> {
  /** What it is, with its look. */
  as?: 'div' | 'ul' | 'section'
}

/** In the browser: an element whose content is whatever the server has written; React never looks inside. Empty where it has written nothing. */
export function ServerHtml({ as = 'div', ...rest }: Omit<StaticElementProps, 'children'>) {
  const Element = as as 'div'
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty
  return <Element {...rest} suppressHydrationWarning dangerouslySetInnerHTML={emptyHtml} />
}

/** One object: React would take another one for another content. */
const emptyHtml = { __html: '' }

/** Markup that components made on the server, whole; never give it what people typed. Clicks and typing in it work as in any other. */
export function TrustedHtml({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}

/** Markup that has been made harmless before it was stored or loaded; never give it anything else. */
export function RichText({ html, className = '' }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server
  return <div className={`rich-text ${className}`} dangerouslySetInnerHTML={{ __html: nonBreakingHtml(html) }} />
}

/** For the clicks in what React has not looked into: links of the shop are followed without loading a document, as <Link> does it. */
export function useLinkNavigation(): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate()
  return (event) => {
    const link = (event.target as Element).closest('a')
    const asUsual = event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
    if (!link || !asUsual || event.defaultPrevented || link.target || link.origin !== location.origin) return
    event.preventDefault()
    void navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href })
  }
}
