import { sql } from 'kysely'
import type { PublicShop } from '#shop'
import { type CountedValue, type Counts, maxFacetItems, type ValueCounts } from '../rules/facets.ts'
import type { FilterId, ListFilters } from '../rules/list-filters.ts'

/** The counted values with their names, and chosen values even when they leave no products. One query. */
export async function getFacetValues(
  shop: PublicShop,
  { producers, series, parameterValues, plain }: ValueCounts,
  { chosen }: ListFilters,
): Promise<CountedValue[]> {
  const chosenOf = (fits: (filter: FilterId) => boolean) =>
    chosen.flatMap(({ filter, values }) => (fits(filter) ? values.map(Number) : []))
  const makers = (filter: 'producer' | 'series', counts: Counts) => [
    ...chosenOf((one) => one === filter),
    ...mostFrequent(counts),
  ]
  const values = [...chosenOf(isParameter), ...[...parameterValues.values()].flatMap((counts) => [...counts.keys()])]
  const { rows } = await sql<Omit<CountedValue, 'count'>>`
    select 'producer' as filter, '' as "filterName", 0 as position, id::text as value, name
    from producer where id = any(${makers('producer', producers)}::integer[])
    union all
    select 'series', '', 0, id::text, name from series where id = any(${makers('series', series)}::integer[])
    union all
    select 'parameter_' || parameter.id, parameter.name, parameter.position, value.id::text, value.name
    from parameter_value value join parameter on parameter.id = value.parameter_id where value.id = any(${values}::integer[])
  `.execute(shop.database)
  const countOf = ({ filter, value }: Pick<CountedValue, 'filter' | 'value'>) => {
    if (filter === 'producer') return producers.get(Number(value))
    if (filter === 'series') return series.get(Number(value))
    return (parameterValues.get(null)?.get(Number(value)) ?? 0) + (parameterValues.get(filter)?.get(Number(value)) ?? 0)
  }
  const named = rows.map((row) => ({ ...row, count: countOf(row) ?? 0 }))
  const isOffered = ({ filter, value, count }: CountedValue) =>
    count > 0 || chosen.some((one) => one.filter === filter && one.values.includes(value))
  return [...named.filter(isOffered), ...withChosen(plain, chosen)]
}

function isParameter(filter: FilterId): boolean {
  return filter.startsWith('parameter_')
}

function mostFrequent(counts: Counts): number[] {
  const frequent = [...counts].sort(([id, count], [otherId, other]) => other - count || id - otherId)
  return frequent.slice(0, maxFacetItems).map(([id]) => id)
}

/** A size is its own name; the page names the other values. */
function withChosen(plain: ValueCounts['plain'], chosen: ListFilters['chosen']): CountedValue[] {
  const isPlain = (filter: FilterId) => !isParameter(filter) && filter !== 'producer' && filter !== 'series'
  const missing = chosen
    .filter(({ filter }) => isPlain(filter))
    .flatMap(({ filter, values }) => values.map((value) => ({ filter, value, count: 0 })))
    .filter(({ filter, value }) => !plain.some((one) => one.filter === filter && one.value === value))
  return [...plain, ...missing].map(({ filter, value, count }) => ({
    ...{ filter, value, count, filterName: '', position: 0 },
    name: filter === 'size' ? value : '',
  }))
}
