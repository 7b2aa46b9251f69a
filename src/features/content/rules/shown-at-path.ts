import { firstPathSegment, urls } from '#shared/urls.ts'

/** Returns whether the path belongs to the checkout. */
export function isCheckoutPath(path: string): boolean {
  return firstPathSegment(path) === firstPathSegment(urls.checkout())
}

/**
 * Returns whether content for pages with these prefixes (null or undefined: all) is shown at a path. The checkout shows none,
 * so that it has no distractions (A2.15).
 */
export function isShownAt(path: string, beginnings: string[] | null | undefined): boolean {
  return !isCheckoutPath(path) && (beginnings?.includes(firstPathSegment(path)) ?? true)
}
