import { readListChoice } from '#features/search/rules/list-choice.ts'
import { readListCookie } from '#platform/http/cookies.ts'
import type { PublicShop } from '#shop'
import { listAddress, readSearchText } from './list-request.ts'

/**
 * Returns the address with the order and page size that the visitor has chosen for all lists, when they open a list without any
 * state; else null. Links inside a list leave out what is usual, so that nothing is added to those. Cached pages are not for
 * these visitors.
 */
export function findRememberedList(
  { publicUrl }: PublicShop,
  { headers, url }: Request,
  { path, text }: { path: string; text?: string },
): string | null {
  const choice = readListChoice(readListCookie(headers.get('Cookie') ?? '', publicUrl))
  const { searchParams } = new URL(url)
  const hasState = [...searchParams.keys()].some((name) => name !== 'text' && name !== '_routes')
  if (Object.keys(choice).length === 0 || hasState || isSameList(headers.get('Referer'), path, text)) return null
  return listAddress(path, { ...choice, ...(text && { text }) })
}

function isSameList(referrer: string | null, path: string, text = ''): boolean {
  const from = referrer === null ? null : URL.parse(referrer)
  return from?.pathname === path && readSearchText(from.searchParams) === text
}
