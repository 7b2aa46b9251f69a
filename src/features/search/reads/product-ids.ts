import { type RawBuilder, sql } from 'kysely'
import { nextPriceMoment } from '#features/pricing/reads/next-price-moment.ts'
import { amountInCurrency, inForce, priceListOf } from '#features/pricing/reads/price-list.ts'
import { dependsOn, validUntil } from '#platform/page-cache/origins.ts'
import type { PublicShop } from '#shop'
import type { SortOrder } from '../rules.ts'
import { foundByText, relevance } from './found-by-text.ts'
import { type UnderstoodText, understandText } from './understand-text.ts'

/** Which products a list holds, in which order, and which page of it. */
export interface ProductListRequest {
  within: { category: number } | { text: string }
  sort: SortOrder
  /** From 1. */
  page: number
  pageSize: number
}

/** Ids of one page of a list, and how many products the whole list has. One query, two when the page lies behind the end, and up to three that understand a text. */
export async function productIds(
  shop: PublicShop,
  request: ProductListRequest,
): Promise<{ ids: number[]; count: number }> {
  const text = 'text' in request.within ? await understandText(shop, request.within.text) : null
  const { rows } = await sql<{ id: number; count: number }>`
    select product.id, count(*) over ()::integer as count
    from product
    where product.visible and product.withdrawn_at is null and ${condition(request.within, text)}
    order by ${order(shop, request.sort, text)}, product.id
    limit ${request.pageSize} offset ${(request.page - 1) * request.pageSize}
  `.execute(shop.database)
  const { within, sort } = request
  dependsOn(shop, 'category' in within ? `category:${within.category}` : 'products')
  if (sort === 'cena') {
    dependsOn(shop, 'prices')
    validUntil(shop, await nextPriceMoment(shop))
  }
  if (rows.length === 0 && request.page > 1)
    return { ids: [], count: (await productIds(shop, { ...request, page: 1 })).count }
  return { ids: rows.map(({ id }) => id), count: rows[0]?.count ?? 0 }
}

function condition(within: ProductListRequest['within'], text: UnderstoodText | null): RawBuilder<boolean> {
  if (text) return foundByText(sql`product.id`, text)
  if ('category' in within)
    return sql`product.id in (
      select link.product_id from category join product_category link on link.category_id = category.id
      where category.path @> array[${within.category}::integer]
    )`
  return sql`false`
}

function order(shop: PublicShop, sort: SortOrder, text: UnderstoodText | null): RawBuilder<unknown> {
  if (sort === 'nazwa') return sql`product.sort_key`
  if (sort === 'cena') return sql`${shownAmount(shop)} nulls last`
  if (text) return sql`${relevance(shop, sql`product.id`, text)} desc`
  return sql`(product.availability = 'disable'), product.popularity desc`
}

/** What the list shows for a product: nothing to pay, or its price; null where the price is told by phone or in points. */
function shownAmount(shop: PublicShop): RawBuilder<number | null> {
  return sql`case when product.free or (product.phone_price and product.basket_enabled) then 0
    when not product.phone_price and product.points_price is null then ${lowestAmount(shop)} end`
}

/** The price in force of the product's cheapest size, in the shop's currency; a running promotion wins over the regular price. */
function lowestAmount(shop: PublicShop): RawBuilder<number> {
  return sql`(
    select min(${amountInCurrency(shop, sql`list.id`, sql`in_force.amount`)})
    from product_size size
    cross join lateral (select ${priceListOf(shop, sql`size.id`)} as id) list
    cross join lateral (
      select amount from price
      where size_id = size.id and price_list_id = list.id and ${inForce(shop)}
      order by kind = 'promotion' desc, valid_from desc limit 1
    ) in_force
    where size.product_id = product.id
  )`
}
