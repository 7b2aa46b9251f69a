import type { Facet } from './facets.ts'

interface ListState {
  facets: Facet[]
  /** How many products it has. */
  count: number
}

/**
 * The filters of a list that stay in their places whatever is chosen: those that the whole list offers, in its order. What the chosen filters
 * leave none of has the count 0. Without filters that narrow nothing, since all products of the whole list have their every value; those with
 * a chosen value stay, so that they can be removed.
 */
export function steadyFacets(whole: ListState, filtered: ListState): Facet[] {
  const now = new Map(filtered.facets.map((facet) => [facet.filter, facet]))
  const kept = whole.facets.filter((facet) => canNarrow(facet, whole.count) || hasChosen(now.get(facet.filter)))
  const steady = kept.map((facet) => ({
    ...facet,
    items: now.get(facet.filter)?.items ?? facet.items.map((item) => ({ ...item, count: 0 })),
  }))
  const known = new Set(whole.facets.map(({ filter }) => filter))
  return [...steady, ...filtered.facets.filter((facet) => !known.has(facet.filter) && hasChosen(facet))]
}

function canNarrow({ items }: Facet, count: number): boolean {
  return items.some((item) => item.count !== count)
}

function hasChosen(facet: Facet | undefined): boolean {
  return facet?.items.some(({ chosen }) => chosen) ?? false
}
