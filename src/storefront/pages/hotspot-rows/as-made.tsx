import type { ReactNode, Ref } from 'react'

interface AsMadeProps {
  id: string
  ref?: Ref<HTMLDivElement>
  /** Only the server knows them. */
  children: ReactNode
}

/**
 * Markup that the server has made and the browser leaves as it is, without the scripts that made it; who wants it livelier renders something
 * else in its place. Empty on a page that the browser made itself.
 */
export function AsMade({ id, ref, children }: AsMadeProps) {
  if (import.meta.env.SSR) return <div id={id}>{children}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is never written
  return <div id={id} ref={ref} suppressHydrationWarning dangerouslySetInnerHTML={asItStands} />
}

/** The same object each time, or React would write it. */
const asItStands = { __html: '' }
