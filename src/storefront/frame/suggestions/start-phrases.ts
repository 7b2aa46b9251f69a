import { normalizeSearchText } from '#features/search/rules/list-options.ts'
import { urls } from '#shared/urls.ts'
import { createOptInList } from '../../opt-in-list.ts'
import type { Suggestion, SuggestionGroup } from './fetch-suggestions.ts'

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

/** What the shop offers before anything is typed: popular phrases, and categories with pictures. */
interface SearchStart {
  phrases: string[]
  categories: Suggestion[]
}

export const emptyStart: SearchStart = { phrases: [], categories: [] }

let start: Promise<SearchStart> | undefined

/** Returns what the shop offers before anything is typed, requested once per document. Rejects when the shop does not answer. */
export function fetchSearchStart(): Promise<SearchStart> {
  start ??= requestStart().catch((error) => {
    start = undefined
    throw error
  })
  return start
}

async function requestStart(): Promise<SearchStart> {
  const response = await fetch(urls.phrases())
  if (!response.ok) throw new Error(`${urls.phrases()} answered ${response.status}`)
  return { ...emptyStart, ...(await response.json()) } // an older answer of a cache has no categories
}

/** The groups under a field in which nothing is typed: recent phrases, then popular ones that are not among them, then categories. */
export function startGroups(recent: string[], { phrases: popular, categories }: SearchStart): SuggestionGroup[] {
  const known = new Set(recent.map((phrase) => phrase.toLowerCase()))
  const others = popular.filter((phrase) => !known.has(phrase.toLowerCase()))
  const group = (kind: 'recent' | 'popular', phrases: string[]) =>
    phrases.length > 0 ? [{ kind, items: phrases.map((name) => ({ name, link: urls.search(name) })) }] : []
  const tiles = categories.length > 0 ? [{ kind: 'categories' as const, items: categories }] : []
  return [...group('recent', recent), ...group('popular', others), ...tiles]
}
