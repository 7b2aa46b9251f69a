import type { CachedMarkupProps } from './cached-markup.tsx'

/** On the server only: no page loads it in the browser. */
const CachedMarkup = import.meta.env.SSR ? (await import('./cached-markup.tsx')).default : null

/**
 * A list item that the server renders once for each source, and the browser hydrates as usual: its markup is the same as without the cache.
 * See `CachedMarkup` for what the children must not do.
 */
export function ReusedItem({ children, ...cache }: Pick<CachedMarkupProps, 'source' | 'name' | 'children'>) {
  if (!CachedMarkup) return <li>{children}</li>
  return (
    <CachedMarkup as="li" hydrated {...cache}>
      {children}
    </CachedMarkup>
  )
}
