import { type RawBuilder, sql } from 'kysely'

/**
 * Whether so much of a size must lie in a store, as SQL over the aliases of a size and its product: not what is made to order, and
 * virtual goods, services and bundles only where a store counts them.
 */
export function isCounted(size: string, product: string): RawBuilder<boolean> {
  const [kind, availability] = [sql.ref(`${product}.kind`), sql.ref(`${product}.availability`)]
  return sql`(${availability} <> 'order' and (${kind} = 'item' or exists (select from stock where size_id = ${sql.ref(`${size}.id`)})))`
}

/** How much of a size lies in all stores, as SQL over the same aliases; null is unlimited. */
export function stockOfSize(size: string, product: string): RawBuilder<string | null> {
  return sql`case when ${isCounted(size, product)} then (
    select case when bool_or(quantity = -1) then null else coalesce(sum(quantity), 0) end
    from stock where size_id = ${sql.ref(`${size}.id`)}
  ) end`
}
