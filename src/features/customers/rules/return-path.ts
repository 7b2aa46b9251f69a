import { firstPart } from '#shared/first-part.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { urls } from '#shared/urls.ts'

const anything = { id: 1, name: '', number: 1, token: '' }

/** How the addresses of pages begin. No address that changes something by GET does, nor one that answers anything but a page. */
const kindsOfPages = new Set(
  [
    ...[urls.home(), urls.product(anything), urls.category(anything), urls.search(), urls.content('')],
    ...[urls.basket(), urls.basketDelivery(), urls.checkout(), urls.order(anything), urls.comparison()],
    ...[urls.favourites(), urls.shoppingLists(), urls.sharedList(''), urls.notify(1), serverUrls.newsletter()],
    ...[urls.account(), urls.signIn(), urls.signOut(), urls.consent()],
  ].map((address) => firstPart(address.split('?')[0] ?? '')),
)

/** '/koszyk/../login.php' is '/login.php' to a browser. */
const dotSegment = /\/(?:\.|%2e){1,2}(?:\/|$)/i

/**
 * Where to go back to: a page of this shop, else `fallback`. Nothing that a browser could read as another host passes ('//host',
 * '/\host', '/..//host', a tab or line break between the slashes), and nothing that changes something by being looked at.
 */
export function safeReturnPath(raw: string | null | undefined, fallback: string): string {
  if (!raw || raw.length > 2000) return fallback
  const path = raw.split(/[?#]/, 1)[0] ?? ''
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them inside an address
  if (!path.startsWith('/') || path.includes('//') || /[\u0000-\u0020\\]/.test(raw)) return fallback
  if (!kindsOfPages.has(firstPart(path)) || dotSegment.test(path)) return fallback
  return raw.toWellFormed().replace(/[^\u0021-\u007e]+/g, encodeURIComponent)
}

/** The path of a Referer header, which a form's own page sends: where to go back to, else `fallback`. */
export function pathBefore(referrer: string | null | undefined, fallback: string): string {
  return safeReturnPath(referrer?.replace(/^https?:\/\/[^/?#]*|#.*$/gs, ''), fallback)
}
