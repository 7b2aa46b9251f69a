import { type RawBuilder, sql } from 'kysely'
import type { FilterId, ListFilters } from '../rules/list-filters.ts'

/** What is so or not so of a product, and the filter that asks for it. */
const flags = {
  in_stock: 'availability',
  to_order: 'availability',
  express: 'express',
  promotion: 'promotion',
  is_new: 'new',
} satisfies Record<string, FilterId>

/** What is counted in one pass over the `judged`: how many pass, the ends of their prices, and how many each flag would leave. As SQL, one row. */
export function summary(): RawBuilder<unknown> {
  const counted = Object.entries(flags).map(
    ([column, filter]) =>
      sql`count(*) filter (where ${openTo(filter)} and ${sql.ref(column)})::integer as ${sql.ref(column)}`,
  )
  return sql`select count(*) filter (where only_failed is null)::integer as count,
    min(amount) filter (where ${openTo('price')}) as lowest, max(amount) filter (where ${openTo('price')}) as highest,
    ${sql.join(counted)} from judged`
}

/** Each value with how many of the `judged` fail no other filter; chosen ones with none, too. As SQL, a row for each; `summary` stands before it. */
export function countedValues({ chosen }: ListFilters): RawBuilder<unknown> {
  const numbersOf = (fits: (filter: FilterId) => boolean) =>
    chosen.flatMap(({ filter, values }) => (fits(filter) ? values.map(Number) : []))
  const textsOf = (wanted: FilterId) => chosen.flatMap(({ filter, values }) => (filter === wanted ? values : []))
  const flag = (filter: FilterId, value: string, column: keyof typeof flags) => sql`
    select ${filter}::text, '', 0, ${value}::text, '', ${sql.ref(column)} from summary
    where ${sql.ref(column)} > 0 or ${textsOf(filter).includes(value)}`
  return sql`
    select 'producer' as filter, '' as "filterName", 0 as position, producer.id::text as value, producer.name as name, coalesce(held.count, 0) as count
    from (
      select producer_id as id, count(*)::integer as count from judged where ${openTo('producer')} and producer_id is not null group by producer_id
    ) held full join unnest(${numbersOf((filter) => filter === 'producer')}::integer[]) asked (id) using (id) join producer using (id)
    union all
    select 'series', '', 0, series.id::text, series.name, coalesce(held.count, 0)
    from (
      select series_id as id, count(*)::integer as count from judged where ${openTo('series')} and series_id is not null group by series_id
    ) held full join unnest(${numbersOf((filter) => filter === 'series')}::integer[]) asked (id) using (id) join series using (id)
    union all
    select 'parameter_' || parameter.id, parameter.name, parameter.position, value.id::text, value.name, coalesce(sum(held.count), 0)::integer
    from (
      select id, only_failed, count(*) as count from judged cross join unnest(parameter_values) id
      where only_failed is null or only_failed like 'parameter%' group by id, only_failed
      union all select asked.id, null, 0 from unnest(${numbersOf((filter) => filter.startsWith('parameter_'))}::integer[]) asked (id)
    ) held
    join parameter_value value on value.id = held.id
    join parameter on parameter.id = value.parameter_id
    where held.only_failed is null or held.only_failed = 'parameter_' || parameter.id
    group by parameter.id, value.id
    union all
    select 'size', '', 0, size, size, sum(count)::integer from (
      select size, count(*) as count from judged cross join unnest(sizes) size where ${openTo('size')} group by size
      union all select asked.size, 0 from unnest(${textsOf('size')}::text[]) asked (size)
    ) held group by size
    union all ${flag('availability', 'stock', 'in_stock')}
    union all ${flag('availability', 'order', 'to_order')}
    union all ${flag('express', 'y', 'express')}
    union all ${flag('promotion', 'y', 'promotion')}
    union all ${flag('new', 'y', 'is_new')}
  `
}

/** The candidates that this filter alone decides on. */
function openTo(filter: FilterId | 'price'): RawBuilder<boolean> {
  return sql`(only_failed is null or only_failed = ${filter})`
}
