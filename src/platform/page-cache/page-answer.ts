import { preferredEncoding } from '../http/encodings.ts'
import type { Form, Page } from './page.ts'

/** Proxies that keep pages ask again after so many seconds; a CDN may show the old one for as many more meanwhile. */
const seconds = { fresh: 60, stale: 60 }

/** The page in the form that the client likes best; a promise where that form has to be made first. */
export function pageAnswer(
  page: Page,
  request: Request,
  now: number,
  more: Record<string, string>,
): Response | Promise<Response> {
  const own = { ...howLong(page, now), ...more }
  if (isSame(request.headers.get('If-None-Match'), page.etag))
    return new Response(null, { status: 304, headers: { ...page.headers, ...own } })
  const encoding = preferredEncoding(request.headers.get('Accept-Encoding'))
  const form = page.form(encoding)
  return form ? answer(form, own) : page.makeForm(encoding).then((form) => answer(form, own))
}

function answer({ body, headers }: Form, own: Record<string, string>): Response {
  return new Response(body as Uint8Array<ArrayBuffer>, { headers: { ...headers, ...own } })
}

/**
 * Browsers ask each time; a proxy asks in time to show nothing that is over. Without tags it could not be told of changes. That an old
 * page may be shown meanwhile is told to CDNs alone (RFC 9213): browsers do that too, and then an old price or another currency.
 */
function howLong({ until, headers }: Page, now: number): Record<string, string> {
  const left = Math.max(0, Math.floor((until - now) / 1000))
  const fresh = 'Surrogate-Key' in headers ? Math.min(seconds.fresh, left) : 0
  const stale = fresh === seconds.fresh ? Math.min(seconds.stale, left - fresh) : 0
  return {
    'Cache-Control': `public, max-age=0, s-maxage=${fresh}`,
    'CDN-Cache-Control': `public, max-age=${fresh}, stale-while-revalidate=${stale}`,
  }
}

/** If-None-Match compares weakly (RFC 9110, 13.1.2): 'W/' does not count. */
function isSame(known: string | null, etag: string): boolean {
  if (known === null) return false
  if (known === etag || known.trim() === '*') return true
  const opaque = etag.slice(2)
  return known.split(',').some((one) => one.trim().replace(/^W\//, '') === opaque)
}
