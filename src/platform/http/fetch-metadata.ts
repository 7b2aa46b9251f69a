import type { Context, MiddlewareHandler } from 'hono'
import { publicOrigin } from './request-address.ts'

const prefetchHeaders = ['Sec-Purpose', 'Purpose', 'X-Purpose', 'X-Moz']
const scriptModes = ['cors', 'same-origin']

/** Returns whether a browser loads ahead what the visitor has not requested yet. */
export function isPrefetch(headers: Headers): boolean {
  return prefetchHeaders.some((name) => headers.has(name))
}

/**
 * Returns whether the response becomes part of another page: a picture, a script, a frame. Old browsers reveal it only by
 * Accept.
 */
export function isSubresource(headers: Headers): boolean {
  const destination = headers.get('Sec-Fetch-Dest')
  if (destination !== null) return destination !== 'document' && destination !== 'empty'
  const accept = headers.get('Accept') ?? ''
  return accept.includes('image/') && !accept.includes('text/html')
}

/**
 * Returns whether a GET may change data (https://www.w3.org/TR/fetch-metadata/): a navigation by the visitor, or a call by a
 * script of our own pages. Another site's link, a picture in a description and a prefetch may not.
 * @param ownUrl 'https://sklep.example': where browsers find this shop
 */
export function mayWriteByGet({ headers }: Request, ownUrl: string): boolean {
  if (isPrefetch(headers) || isSubresource(headers)) return false
  const [site, mode, destination] = ['Site', 'Mode', 'Dest'].map((name) => headers.get(`Sec-Fetch-${name}`))
  if (site === null && mode === null && destination === null) return mayWriteWithoutMetadata(headers, ownUrl)
  if (destination === 'document') return site === 'same-origin' || site === 'none'
  return destination === 'empty' && site === 'same-origin' && scriptModes.includes(mode ?? '')
}

/**
 * For browsers before 2023, shops without https, and plain clients: the Referer must be ours. Without one a browser's
 * navigation hides its source; a plain client has no visitor whose cookies another site could use.
 */
function mayWriteWithoutMetadata(headers: Headers, ownUrl: string): boolean {
  const referrer = headers.get('Referer')
  if (referrer) return URL.parse(referrer)?.origin === new URL(ownUrl).origin
  const navigates = headers.get('Accept')?.includes('text/html') && headers.get('User-Agent')?.startsWith('Mozilla/')
  return !navigates
}

const safeMethods = ['GET', 'HEAD', 'OPTIONS']
const ownSites = ['same-origin', 'none']

/**
 * Refuses unsafe methods that another site caused. A plain client, which sends neither header, is allowed. Behind an https
 * proxy requests arrive by http, so the Origin is compared with the public address.
 * @param excepted the one path to which another site may post; what it answers there must change nothing
 */
export function requireSameOrigin(publicUrl: string | null, texts: () => string, excepted = ''): MiddlewareHandler {
  return async (context, next) => {
    const { method, path } = context.req
    const isChecked = !safeMethods.includes(method) && path !== excepted
    if (isChecked && isForeign(context, publicUrl)) return context.text(texts(), 403)
    await next()
  }
}

function isForeign(context: Context, publicUrl: string | null): boolean {
  const site = context.req.header('Sec-Fetch-Site')
  if (site !== undefined) return !ownSites.includes(site)
  const origin = context.req.header('Origin')
  return origin !== undefined && origin !== publicOrigin(publicUrl, context)
}

/**
 * Answers 404 when a page is requested as a picture, a frame or a script. Viewing a page may change data (the basket page
 * clears messages, the checkout reserves stock), so an address in a description must not load it.
 */
export function rejectSubresources(texts: () => string): MiddlewareHandler {
  return async (context, next) => {
    if (isSubresource(context.req.raw.headers)) return context.text(texts(), 404)
    await next()
  }
}
