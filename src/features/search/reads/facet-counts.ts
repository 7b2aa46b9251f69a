import { type RawBuilder, sql } from 'kysely'
import { mostItems } from '../rules/facets.ts'
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

/**
 * Each value with how many of the `judged` fail no other filter; chosen ones with none, too. As SQL, a row for each; `summary` stands before it.
 * Whatever comes in few combinations, as sizes do, is counted by them and taken apart after.
 */
export function countedValues({ chosen }: ListFilters): RawBuilder<unknown> {
  const numbersOf = (fits: (filter: FilterId) => boolean) =>
    chosen.flatMap(({ filter, values }) => (fits(filter) ? values.map(Number) : []))
  const textsOf = (wanted: FilterId) => chosen.flatMap(({ filter, values }) => (filter === wanted ? values : []))
  const flag = (filter: FilterId, value: string, column: keyof typeof flags) => sql`
    select ${filter}::text, '', 0, ${value}::text, '', ${sql.ref(column)} from summary
    where ${sql.ref(column)} > 0 or ${textsOf(filter).includes(value)}`
  const makers = (filter: 'producer' | 'series') => {
    const [column, asked] = [sql.ref(`${filter}_id`), numbersOf((one) => one === filter)]
    return sql`
    select ${filter} as filter, '' as "filterName", 0 as position, maker.id::text as value, maker.name as name, coalesce(held.count, 0) as count
    from (
      select ${column} as id, count(*)::integer as count from judged where ${openTo(filter)} and ${column} is not null
      group by ${column} order by ${column} = any(${asked}::integer[]) desc, count(*) desc, ${column} limit ${mostItems}
    ) held full join unnest(${asked}::integer[]) asked (id) using (id) join ${sql.table(filter)} maker using (id)`
  }
  return sql`${makers('producer')} union all ${makers('series')}
    union all
    select 'parameter_' || parameter.id, parameter.name, parameter.position, value.id::text, value.name, coalesce(sum(held.count), 0)::integer
    from (
      select id, only_failed, count(*) as count from (
        select unnest(parameter_values) as id, only_failed from judged where only_failed is null or only_failed like 'parameter%'
      ) single group by id, only_failed
      union all select asked.id, null, 0 from unnest(${numbersOf((filter) => filter.startsWith('parameter_'))}::integer[]) asked (id)
    ) held
    join parameter_value value on value.id = held.id
    join parameter on parameter.id = value.parameter_id
    where held.only_failed is null or held.only_failed = 'parameter_' || parameter.id
    group by parameter.id, value.id
    union all
    select 'size', '', 0, size, size, sum(count)::integer from (
      select unnest(sizes) as size, count from (
        select sizes, count(*) as count from judged where ${openTo('size')} group by sizes
      ) alike
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
