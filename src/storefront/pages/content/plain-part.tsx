import { RichText, TrustedHtml } from '#kit/static-html.tsx'
import type { ShownPart } from './page-parts.server.tsx'

/** A part of a content page without goods. */
export function PlainPart({ part }: { part: ShownPart }) {
  if ('html' in part) return <RichText html={part.html} />
  if ('block' in part) return <TrustedHtml html={part.block} className="content-block" />
  return null
}
