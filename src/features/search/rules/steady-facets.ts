import { type CountedValue, type Facet, type FacetRequest, toFacets } from './facets.ts'

/**
 * The filters of a list that stay in their places whatever is chosen: they and their values are those of the whole list, in its order; what the
 * chosen filters leave none of has the count 0. Without filters that narrow nothing, since all products of the whole list have their every value;
 * those with a chosen value stay, so that it can be removed, also one that the list no longer has.
 * @param left the values that the chosen filters leave, with the chosen ones
 * @param request `found` is the number of products of the whole list
 */
export function steadyFacets(whole: CountedValue[], left: CountedValue[], request: FacetRequest): Facet[] {
  const known = new Set(whole.map(keyOf))
  const chosen = new Set(
    request.filters.chosen.flatMap(({ filter, values }) => values.map((value) => keyOf({ filter, value }))),
  )
  const gone = left.filter((value) => !known.has(keyOf(value)) && chosen.has(keyOf(value)))
  const counts = new Map(left.map((value) => [keyOf(value), value.count]))
  return toFacets([...whole, ...gone], request)
    .filter((facet) => canNarrow(facet, request.found))
    .map((facet) => ({
      ...facet,
      items: facet.items.map((item) => ({
        ...item,
        count: counts.get(keyOf({ filter: facet.filter, value: item.value })) ?? 0,
      })),
    }))
}

function keyOf({ filter, value }: Pick<CountedValue, 'filter' | 'value'>): string {
  return `${filter}=${value}`
}

function canNarrow({ items }: Facet, count: number): boolean {
  return items.some((item) => item.chosen || item.count !== count)
}
