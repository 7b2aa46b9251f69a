import { fillsScreen } from './fills-screen.ts'

export const suggestionsQuery = `query Suggestions($text: String!) {
  productsTextSearch(searchInput: { text: $text, limit: 12 }) {
    products { name link iconSmall priceText price { beforeRebate { ...shown } omnibusPrice { ...shown } } }
    series { name link }
    producers { name link }
    menuNodes { name link breadcrumbTrail }
    cms { name link }
    searchQueries { name link }
  }
}
fragment shown on Price { gross { formatted } net { formatted } }`

/**
 * Returns the suggestions for a phrase, of at most 12 in a group (A7.15, A9.8) those that are shown, cached per session (A4.23) and currency.
 * Rejects when the shop does not answer, and when `signal` aborts.
 */
export async function fetchSuggestions(
  phrase: string,
  currency: string,
  signal: AbortSignal,
): Promise<SuggestionGroup[]> {
  const key = `suggestions ${currency} ${phrase.toLowerCase()}`
  const cached = cachedAnswer(key)
  if (cached) return nonEmptyGroups(cached, fillsScreen())
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
  return nonEmptyGroups(answer, fillsScreen())
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

/** An amount with and without VAT, formatted; the shop shows one of them. */
type ShownAmount = Record<'gross' | 'net', { formatted: string }>

/** One line of the answer; only products have pictures and prices, only categories a trail. */
export interface Suggestion {
  name: string
  link: string
  iconSmall?: string | null
  /** The price as cards show it. */
  priceText?: string | null
  /** While a reduction runs: the regular price, and the lowest of the 30 days before, which the law wants beside it. */
  price?: { beforeRebate: ShownAmount | null; omnibusPrice: ShownAmount | null } | null
  breadcrumbTrail?: string[] | null
}

/** The type of `productsTextSearch`. */
type SuggestionAnswer = Partial<Record<GroupKind, Suggestion[] | null>>

export interface SuggestionGroup {
  /** Of the answer, or one of the three before anything is typed. */
  kind: GroupKind | 'recent' | 'popular' | 'categories'
  items: Suggestion[]
}

/** How many of a group are shown: all groups fit into a window, on small views the goods above the keyboard; the others are one press away, among all results. */
const mostShown = { products: 6, productsOnSmallView: 5, others: 4 }

/** Groups that are not empty. */
export function nonEmptyGroups(answer: SuggestionAnswer, onSmallView = false): SuggestionGroup[] {
  const mostProducts = onSmallView ? mostShown.productsOnSmallView : mostShown.products
  return groupKinds.flatMap((kind) => {
    const items = (answer[kind] ?? []).slice(0, kind === 'products' ? mostProducts : mostShown.others)
    return items.length > 0 ? { kind, items } : []
  })
}
