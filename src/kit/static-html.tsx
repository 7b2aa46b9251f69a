import { type ComponentProps, type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { nonBreakingHtml } from '#shared/text.ts'
import type { CachedMarkupProps } from './cached-markup.tsx'

/** On the server only: no page loads it in the browser. */
const CachedMarkup = import.meta.env.SSR ? (await import('./cached-markup.tsx')).default : null

/**
 * Static content: React skips hydrating the children on the first load, since hydrating a link costs more than the browser's own work for
 * it. After client-side navigation they render normally. Links inside need `useLinkNavigation`.
 */
export function SkipHydration({ as = 'div', children, ...rest }: StaticElementProps) {
  const Element = as as 'div'
  const box = useRef<HTMLDivElement>(null)
  const serverRendered = useServerRendered(box)
  if (import.meta.env.SSR || !serverRendered) return <Element {...rest}>{children}</Element>
  return <ServerHtml key="written" as={as} ref={box} {...rest} />
}

/**
 * Content of server-rendered markup that the browser later replaces as a whole: the server renders it once for each source, and the browser
 * renders it as usual.
 */
export function ReusedMarkup({ children, ...cache }: Pick<CachedMarkupProps, 'source' | 'name' | 'children'>) {
  if (!CachedMarkup) return children
  return (
    <CachedMarkup className="contents" {...cache}>
      {children}
    </CachedMarkup>
  )
}

/** Whether hydration has ended; everything rendered later is rendered in the browser. */
let hydrated = false

/** For the outermost component: what is rendered after it was hydrated is complete in its first commit. */
export function useHydrationEnd(): void {
  useLayoutEffect(() => {
    hydrated = true
  }, [])
}

function useServerRendered(box: RefObject<HTMLElement | null>): boolean {
  const [serverRendered, setServerRendered] = useState(!hydrated)
  useLayoutEffect(() => {
    if (box.current && !box.current.firstChild) setServerRendered(false) // hydration has failed, and React renders everything again
  }, [box])
  return serverRendered
}

interface StaticElementProps extends ComponentProps<'div'> {
  /** The element. */
  as?: 'div' | 'ul' | 'section' | 'fieldset'
}

/** In the browser: an element that keeps its server-rendered content; React never looks inside. Empty after client-side navigation. */
export function ServerHtml({ as = 'div', ...rest }: Omit<StaticElementProps, 'children'>) {
  const Element = as as 'div'
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty
  return <Element {...rest} suppressHydrationWarning dangerouslySetInnerHTML={emptyHtml} />
}

/** A constant: with a new object React would see changed content. */
const emptyHtml = { __html: '' }

interface TrustedHtmlProps extends ComponentProps<'div'> {
  /** The element. */
  as?: 'div' | 'span' | 'ul' | 'template'
  html: string
}

/** Markup rendered by components on the server; never pass user input. Clicks and typing inside work as usual. */
export function TrustedHtml({ as = 'div', html, ...rest }: TrustedHtmlProps) {
  const Element = as as 'div'
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server
  return <Element {...rest} dangerouslySetInnerHTML={{ __html: html }} />
}

/** Markup that was sanitised before it was stored or loaded; never pass anything else. */
export function RichText({ html, className = '' }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server
  return <div className={`rich-text ${className}`} dangerouslySetInnerHTML={{ __html: nonBreakingHtml(html) }} />
}

/**
 * Returns a click handler for content that React has not hydrated: it follows the shop's links without loading a document, as <Link> does.
 */
export function useLinkNavigation(): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate()
  return (event) => {
    const link = (event.target as Element).closest('a')
    const isPlainClick = event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
    if (!link || !isPlainClick || event.defaultPrevented || link.target || link.origin !== location.origin) return
    event.preventDefault()
    void navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href })
  }
}
