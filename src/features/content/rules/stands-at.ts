import { firstPart } from '#shared/first-part.ts'
import { urls } from '#shared/urls.ts'

/** Whether somebody orders at this path. */
export function isOrdering(path: string): boolean {
  return firstPart(path) === firstPart(urls.checkout())
}

/**
 * Whether what the merchant adds to pages with these beginnings (null or undefined: all) stands at this path. Who orders is kept
 * from nothing: there nothing of it stands (A2.15).
 */
export function standsAt(path: string, beginnings: string[] | null | undefined): boolean {
  return !isOrdering(path) && (beginnings?.includes(firstPart(path)) ?? true)
}
