import { type RawBuilder, sql } from 'kysely'

/**
 * Whether so much of a size must lie in a store, as SQL over the aliases of a size and its product: not what is made to order, and
 * virtual goods, services and bundles only where a store counts them.
 */
export function isCounted(size: string, product: string): RawBuilder<boolean> {
  const [kind, availability] = [sql.ref(`${product}.kind`), sql.ref(`${product}.availability`)]
  return sql`(${availability} <> 'order' and (${kind} = 'item' or exists (select from stock where size_id = ${sql.ref(`${size}.id`)})))`
}

/**
 * How much of a size can be sold, as SQL over the same aliases: what lies in all stores, of a bundle no more than its scarcest part
 * allows, in that of its sizes of which there is most; null is unlimited.
 */
export function stockToSell(size: string, product: string): RawBuilder<string | null> {
  return sql`case when ${sql.ref(`${product}.availability`)} <> 'order' then least(${stockOfSize(size, product)}, (
    select min(floor(held.quantity / part.quantity))
    from bundle_part part
    join product_size part_size on part_size.id = part.size_id
    join product part_product on part_product.id = part_size.product_id
    cross join lateral (
      select case when bool_or(held.quantity is null) then null else max(held.quantity) end as quantity
      from product_size choice
      cross join lateral (select ${stockOfSize('choice', 'part_product')} as quantity) held
      where ${maySupply('choice', 'part')}
    ) held
    where part.bundle_id = ${sql.ref(`${product}.id`)}
  )) end`
}

/** The ids of the products that a bundle is made of, as SQL over the alias of a product; empty when it is none. */
export function partsOf(product: string): RawBuilder<number[]> {
  return sql`array(
    select part_size.product_id from bundle_part part join product_size part_size on part_size.id = part.size_id
    where part.bundle_id = ${sql.ref(`${product}.id`)}
  )`
}

/** Whether a size may stand for a part of a bundle, as SQL over the aliases of both: any of its product where the shopper chooses. */
export function maySupply(size: string, part: string): RawBuilder<boolean> {
  const [id, owner] = [sql.ref(`${size}.id`), sql.ref(`${size}.product_id`)]
  const [named, choose] = [sql.ref(`${part}.size_id`), sql.ref(`${part}.choose_size`)]
  return sql`(${id} = ${named} or (${choose} and ${owner} = (select product_id from product_size where id = ${named})))`
}

/** How much of a size itself lies in all stores, as SQL over the same aliases; null where none is counted, or it is unlimited. */
export function stockOfSize(size: string, product: string): RawBuilder<string | null> {
  return sql`case when ${isCounted(size, product)} then (
    select case when bool_or(quantity = -1) then null else coalesce(sum(quantity), 0) end
    from stock where size_id = ${sql.ref(`${size}.id`)}
  ) end`
}

/** The least that anybody can buy of a product, as SQL over an alias `product`: its minimums, rounded up to its step. */
export const leastToBuy = sql`ceil(greatest(product.sell_by, product.minimum_quantity, product.minimum_size_quantity) / product.sell_by) * product.sell_by`
