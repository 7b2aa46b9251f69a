import type { ReactNode, Ref } from 'react'
import { AsWritten } from '#kit/as-written.tsx'

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
  return import.meta.env.SSR ? <div id={id}>{children}</div> : <AsWritten id={id} ref={ref} />
}
