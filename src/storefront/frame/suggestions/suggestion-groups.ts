/** The six groups of suggestions, in the order in which they are shown (A3.8). */
export const groupKinds = ['products', 'series', 'producers', 'menuNodes', 'cms', 'searchQueries'] as const

export type GroupKind = (typeof groupKinds)[number]

/** One line of the answer; only products have pictures and prices, only categories a trail. */
export interface Suggestion {
  name: string
  link: string
  iconSmall?: string | null
  /** As cards tell it. */
  priceText?: string | null
  breadcrumbTrail?: string[] | null
}

/** What `productsTextSearch` answers. */
export type SuggestionAnswer = Partial<Record<GroupKind, Suggestion[] | null>>

export interface SuggestionGroup {
  kind: GroupKind
  items: Suggestion[]
}

/** The groups in which there is something. */
export function filledGroups(answer: SuggestionAnswer): SuggestionGroup[] {
  return groupKinds.flatMap((kind) => {
    const items = answer[kind] ?? []
    return items.length > 0 ? { kind, items } : []
  })
}
