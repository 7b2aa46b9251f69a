import { filledGroups, type SuggestionAnswer, type SuggestionGroup } from './suggestion-groups.ts'

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
 * Suggestions for a phrase, at most 12 in a group (A7.15, A9.8); those of this session are kept (A4.23), for each currency by
 * themselves. Rejects when the shop does not answer, and when `signal` says that nobody waits any more.
 */
export async function askForSuggestions(
  phrase: string,
  currency: string,
  signal: AbortSignal,
): Promise<SuggestionGroup[]> {
  const key = `suggestions ${currency} ${phrase.toLowerCase()}`
  const kept = keptAnswer(key)
  if (kept) return filledGroups(kept)
  const response = await fetch('/graphql/v1/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: suggestionsQuery, variables: { text: phrase } }),
    signal,
  })
  const { data } = (await response.json()) as { data?: { productsTextSearch?: SuggestionAnswer | null } | null }
  const answer = data?.productsTextSearch
  if (!answer) throw new Error(`/graphql/v1/ answered ${response.status} without suggestions`)
  keep(key, answer)
  return filledGroups(answer)
}

function keptAnswer(key: string): SuggestionAnswer | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function keep(key: string, answer: SuggestionAnswer): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(answer))
  } catch {
    // a full or forbidden store only means that it is asked for again
  }
}
