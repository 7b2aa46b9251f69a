import { type RawBuilder, sql } from 'kysely'
import { sqlWarsawDay } from '#platform/database/sql-helpers.ts'
import { exemptFromVat } from '#shared/money.ts'
import type { PublicShop } from '#shop'
import { type PriceLabel, priceLabelRows, type SaleTerms } from '../rules/sale-state.ts'

/**
 * Whether sales of a size are limited by stock, as SQL over the aliases of a size and its product: not for products made to order, and for virtual
 * goods, services and bundles only when a store counts them.
 */
export function isStockCountedSql(size: string, product: string): RawBuilder<boolean> {
  const [kind, availability] = [sql.ref(`${product}.kind`), sql.ref(`${product}.availability`)]
  return sql`(${availability} <> 'order' and (${kind} = 'item' or exists (select from stock where size_id = ${sql.ref(`${size}.id`)})))`
}

/**
 * The sellable quantity of a size, as SQL over the same aliases: the stock of all stores, for a bundle limited by its scarcest part, which counts
 * with its size of largest stock; null is unlimited. The rule of the parts is `bundleStock`.
 */
export function sellableStockSql(size: string, product: string): RawBuilder<string | null> {
  return sql`case when ${sql.ref(`${product}.availability`)} <> 'order' then least(${stockInStoresSql(size, product)}, (
    select min(floor(held.quantity / part.quantity))
    from bundle_part part
    join product_size part_size on part_size.id = part.size_id
    join product part_product on part_product.id = part_size.product_id
    cross join lateral (
      select case when bool_or(held.quantity is null) then null else max(held.quantity) end as quantity
      from product_size choice
      cross join lateral (select ${stockInStoresSql('choice', 'part_product')} as quantity) held
      where ${canSupplyPartSql('choice', 'part')}
    ) held
    where part.bundle_id = ${sql.ref(`${product}.id`)}
  )) end`
}

const saleTermColumns = {
  free: 'free',
  phonePrice: 'phone_price',
  basketEnabled: 'basket_enabled',
  pointsPrice: 'points_price',
} satisfies Record<keyof SaleTerms, string>

/** What is shown as the price, as SQL over the alias of a product: the rule `priceLabel`, generated from its rows. */
export function priceLabelSql(product: string): RawBuilder<PriceLabel> {
  const applies = (term: keyof SaleTerms) => {
    const column = sql.ref(`${product}.${saleTermColumns[term]}`)
    return term === 'pointsPrice' ? sql`${column} is not null` : column
  }
  const rows = priceLabelRows.map(
    ({ label, terms }) => sql`when ${sql.join(terms.map(applies), sql` and `)} then ${sql.lit(label)}`,
  )
  return sql`case ${sql.join(rows, sql` `)} else 'price' end`
}

/** The ids of the products in a bundle, as SQL over the alias of a product; empty when it is not a bundle. */
export function bundlePartIdsSql(product: string): RawBuilder<number[]> {
  return sql`array(
    select part_size.product_id from bundle_part part join product_size part_size on part_size.id = part.size_id
    where part.bundle_id = ${sql.ref(`${product}.id`)}
  )`
}

/** Whether a size can be used for a part of a bundle, as SQL over the aliases of both: any of its product when the visitor may choose. */
export function canSupplyPartSql(size: string, part: string): RawBuilder<boolean> {
  const [id, owner] = [sql.ref(`${size}.id`), sql.ref(`${size}.product_id`)]
  const [named, choose] = [sql.ref(`${part}.size_id`), sql.ref(`${part}.choose_size`)]
  return sql`(${id} = ${named} or (${choose} and ${owner} = (select product_id from product_size where id = ${named})))`
}

/** The stock of a size itself in all stores, as SQL over the same aliases; null when it is not counted, or unlimited. */
export function stockInStoresSql(size: string, product: string): RawBuilder<string | null> {
  return sql`case when ${isStockCountedSql(size, product)} then (
    select case when bool_or(quantity = -1) then null else coalesce(sum(quantity), 0) end
    from stock where size_id = ${sql.ref(`${size}.id`)}
  ) end`
}

/** The least quantity to buy, as SQL over an alias `product`: the rule `minimumPurchase`. */
export const minimumPurchaseSql = sql`ceil(greatest(product.sell_by, product.minimum_quantity, product.minimum_size_quantity) / product.sell_by) * product.sell_by`

/** A part of a bundle with every size that can be used for it. Quantities are decimal texts; a stock of null is unlimited. */
export interface BundlePartRow {
  productId: number
  name: string
  unit: string
  quantity: string
  picture: string | null
  sizes: { id: number; type: string; name: string; stock: string | null }[]
}

/** The parts of a bundle, as SQL over the alias of its product: an array of `BundlePartRow` in the order of parts. */
export function bundlePartsSql(product: string): RawBuilder<BundlePartRow[]> {
  return sql`coalesce((
    select jsonb_agg(jsonb_build_object(
      'productId', owner.id, 'name', owner.name, 'unit', unit.name, 'quantity', trim_scale(part.quantity)::text,
      'picture', (select file from picture where product_id = owner.id and state = 'ready' order by position limit 1),
      'sizes', (
        select jsonb_agg(jsonb_build_object(
          'id', choice.id, 'type', choice.type, 'name', choice.name, 'stock', ${stockInStoresSql('choice', 'owner')}::text
        ) order by choice.priority, choice.id)
        from product_size choice where ${canSupplyPartSql('choice', 'part')}
      )
    ) order by part.position, part.size_id)
    from bundle_part part
    join product_size named on named.id = part.size_id
    join product owner on owner.id = named.product_id
    join unit on unit.id = owner.unit_id
    where part.bundle_id = ${sql.ref(`${product}.id`)}
  ), '[]')`
}

/** The VAT rate of a class in Poland at `shop.now`, for a lateral join: `percent` is '23.00', or 'zw' where it is exempt. */
export function vatRateSql(shop: PublicShop, vatClass: string): RawBuilder<unknown> {
  return sql`
    select coalesce(percent::text, ${exemptFromVat}) as percent from vat_rate
    where vat_class_id = ${sql.ref(vatClass)} and country = 'PL' and valid_from <= ${sqlWarsawDay(shop.now)}
    order by valid_from desc limit 1
  `
}
