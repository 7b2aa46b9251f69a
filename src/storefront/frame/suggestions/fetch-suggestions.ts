export const suggestionsQuery = `query Suggestions($text: String!) {
  productsTextSearch(searchInput: { text: $text, limit: 12 }) {
    products { name link iconSmall priceText }
    series { name link }
    producers { name link }
    menuNodes { name link breadcrumbTrail }
    cms { name link }
    searchQueries { name link }
  }
}`

/**
 * Returns the suggestions for a phrase, at most 12 in a group (A7.15, A9.8), cached per session (A4.23) and currency. Rejects when the shop
 * does not answer, and when `signal` aborts.
 */
export async function fetchSuggestions(
  phrase: string,
  currency: string,
  signal: AbortSignal,
): Promise<SuggestionGroup[]> {
  const key = `suggestions ${currency} ${phrase.toLowerCase()}`
  const cached = cachedAnswer(key)
  if (cached) return nonEmptyGroups(cached)
  const response = await fetch('/graphql/v1/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: suggestionsQuery, variables: { text: phrase } }),
    signal,
  })
  const { data } = (await response.json()) as { data?: { productsTextSearch?: SuggestionAnswer | null } | null }
  const answer = data?.productsTextSearch
  if (!answer) throw new Error(`/graphql/v1/ answered ${response.status} without suggestions`)
  cacheAnswer(key, answer)
  return nonEmptyGroups(answer)
}

function cachedAnswer(key: string): SuggestionAnswer | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function cacheAnswer(key: string, answer: SuggestionAnswer): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(answer))
  } catch {
    // with a full or forbidden storage it is requested again
  }
}

/** The six groups of suggestions, in display order (A3.8). */
export const groupKinds = ['products', 'series', 'producers', 'menuNodes', 'cms', 'searchQueries'] as const

type GroupKind = (typeof groupKinds)[number]

/** One line of the answer; only products have pictures and prices, only categories a trail. */
export interface Suggestion {
  name: string
  link: string
  iconSmall?: string | null
  /** The price as cards show it. */
  priceText?: string | null
  breadcrumbTrail?: string[] | null
}

/** The type of `productsTextSearch`. */
type SuggestionAnswer = Partial<Record<GroupKind, Suggestion[] | null>>

export interface SuggestionGroup {
  /** Of the answer, or one of the two before anything is typed. */
  kind: GroupKind | 'recent' | 'popular'
  items: Suggestion[]
}

/** Groups that are not empty. */
export function nonEmptyGroups(answer: SuggestionAnswer): SuggestionGroup[] {
  return groupKinds.flatMap((kind) => {
    const items = answer[kind] ?? []
    return items.length > 0 ? { kind, items } : []
  })
}
