import type { Facet, FacetItem } from '#features/search/rules/facets.ts'
import { filterName, valueName } from '#features/search/rules/facets.ts'
import type { FilterId, ListFilters } from '#features/search/rules/list-filters.ts'
import type { Text } from '#shared/text.ts'
import { listingTexts } from '../../texts/listing.ts'

type Translate = (text: Text) => string

/** Filters with one yes-or-no statement each; they share a panel. */
const offerFilters: FilterId[] = ['availability', 'express', 'promotion', 'new']

/** A panel of filters: a single filter, or those of the offer together. */
export interface FilterPanel {
  key: string
  name: string
  rare: boolean
  items: (FacetItem & { filter: FilterId })[]
}

/** Returns the panels of a list: the offer, then the filters in their order. */
export function filterPanels(facets: Facet[], t: Translate): FilterPanel[] {
  const named = (facet: Facet) =>
    facet.items.map((item) => ({ ...item, filter: facet.filter, name: valueName(facet.filter, item, t) }))
  const [offer, own] = [true, false].map((wanted) =>
    facets.filter(({ filter }) => offerFilters.includes(filter) === wanted),
  ) as [Facet[], Facet[]]
  const panels = own.map((facet) => ({
    ...{ key: facet.filter, name: filterName(facet, t), rare: facet.rare },
    items: named(facet),
  }))
  const together = offer.flatMap(named)
  if (together.length === 0) return panels
  return [{ key: 'offer', name: t(listingTexts.offer), rare: false, items: together }, ...panels]
}

/** Returns the active filters by name, including values that no longer exist, as in an old link, so that they can be removed. */
export function chosenValues(
  { chosen }: Pick<ListFilters, 'chosen'>,
  facets: Facet[],
  t: (text: Text, values?: Record<string, string>) => string,
): { filter: FilterId; value: string; name: string }[] {
  return chosen.flatMap(({ filter, values }) => {
    const facet = facets.find((facet) => facet.filter === filter)
    const gone = filterName({ filter, name: facet?.name ?? t(listingTexts.feature) }, t)
    return values.map((value) => {
      const item = facet?.items.find((item) => item.value === value)
      return { filter, value, name: item ? valueName(filter, item, t) : t(listingTexts.gone, { filter: gone }) }
    })
  })
}
