import { normalizeSearchText } from '#features/search/rules/list-options.ts'
import { urls } from '#shared/urls.ts'
import { createOptInList } from '../../opt-in-list.ts'
import type { SuggestionGroup } from './fetch-suggestions.ts'

/** What was searched for in this browser: in the memory of the page, stored only when the visitor asks for it. */
export const recentPhrases = createOptInList<string>({
  key: 'recent-phrases',
  most: 5,
  idOf: (phrase) => phrase.toLowerCase(),
  isItem: (stored) => typeof stored === 'string' && stored !== '' && stored === normalizeSearchText(stored),
})

/** Notes the phrase of an address that searches; other addresses change nothing. */
export function noteSearch(address: string): void {
  const { pathname, searchParams } = new URL(address, 'https://shop.invalid')
  const phrase = normalizeSearchText(searchParams.get('text'))
  if (pathname === urls.search() && phrase) recentPhrases.note(phrase)
}

let popular: Promise<string[]> | undefined

/** Returns the phrases that the shop offers before anything is typed, requested once per document. Rejects when the shop does not answer. */
export function fetchPopularPhrases(): Promise<string[]> {
  popular ??= requestPhrases().catch((error) => {
    popular = undefined
    throw error
  })
  return popular
}

async function requestPhrases(): Promise<string[]> {
  const response = await fetch(urls.phrases())
  if (!response.ok) throw new Error(`${urls.phrases()} answered ${response.status}`)
  const { phrases }: { phrases: string[] } = await response.json()
  return phrases
}

/** The groups under a field in which nothing is typed: recent phrases, then popular ones that are not among them. */
export function startGroups(recent: string[], popular: string[]): SuggestionGroup[] {
  const known = new Set(recent.map((phrase) => phrase.toLowerCase()))
  const others = popular.filter((phrase) => !known.has(phrase.toLowerCase()))
  const group = (kind: 'recent' | 'popular', phrases: string[]) =>
    phrases.length > 0 ? [{ kind, items: phrases.map((name) => ({ name, link: urls.search(name) })) }] : []
  return [...group('recent', recent), ...group('popular', others)]
}
