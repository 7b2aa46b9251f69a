import { firstPathSegment, urls } from '#shared/urls.ts'

/** Whether somebody orders at this path. */
export function isCheckoutPath(path: string): boolean {
  return firstPathSegment(path) === firstPathSegment(urls.checkout())
}

/**
 * Whether what the merchant adds to pages with these beginnings (null or undefined: all) stands at this path. Who orders is kept
 * from nothing: there nothing of it stands (A2.15).
 */
export function isShownAt(path: string, beginnings: string[] | null | undefined): boolean {
  return !isCheckoutPath(path) && (beginnings?.includes(firstPathSegment(path)) ?? true)
}
