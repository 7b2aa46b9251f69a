import { type RawBuilder, sql } from 'kysely'
import { anyId } from '#platform/database/sql-helpers.ts'
import { dependsOn } from '#platform/page-cache/cache-dependencies.ts'
import { cachedById } from '#platform/page-cache/cached-reads.ts'
import { tagsOf } from '#shared/tag.ts'
import type { Shop } from '#shop'
import type { ClientFact, ProductFact } from '../rules/define-condition.ts'
import type { ClientFacts, ProductFacts } from '../rules/promotion-result.ts'

/** Each fact about a row of `product`. */
const productFacts: Record<ProductFact, RawBuilder<unknown>> = {
  categoryIds: sql`coalesce((
    select jsonb_agg(distinct step)
    from product_category link join category on category.id = link.category_id cross join unnest(category.path) step
    where link.product_id = product.id
  ), '[]')`,
  producerId: sql`product.producer_id`,
}

/** Each fact about a row of `customer`. */
const clientFacts: Record<ClientFact, RawBuilder<unknown>> = {
  group: sql`customer.group_name`,
  company: sql`customer.kind = 'business'`,
  hasOrdered: sql`exists (
    select 1 from orders where orders.customer_id = customer.id and orders.order_status <> 'cancelled'
  )`,
}

/** Facts that another order of the same client may change before this one is placed. */
export const factsChangedByOrders: readonly ClientFact[] = ['hasOrdered']

/** The facts that conditions need, and those of `ProductFacts` and `ClientFacts` that were not asked for missing. */
export interface GoodsAndClient {
  goods: Map<number, Partial<ProductFacts>>
  client: Partial<ClientFacts> | null
}

export const noGoodsAndClient: GoodsAndClient = { goods: new Map(), client: null }

/** These facts about some products and the visitor; no query for a guest when no product facts are needed. */
export async function getGoodsAndClient(
  shop: Shop,
  productIds: number[],
  needed: { product: ProductFact[]; client: ClientFact[] },
): Promise<GoodsAndClient> {
  const { customerId } = shop.visitor
  const [goods, client] = await Promise.all([
    needed.product.length > 0 ? getProductFacts(shop, productIds, needed.product) : noGoodsAndClient.goods,
    customerId === null ? null : getClientFacts(shop, customerId, needed.client),
  ])
  return { goods, client }
}

function getProductFacts(shop: Shop, productIds: number[], needed: ProductFact[]): Promise<GoodsAndClient['goods']> {
  return cachedById(shop, `facts for promotions ${needed.toSorted()}`, productIds, async (shop, ids) => {
    const { rows } = await sql<{ id: number; facts: Partial<ProductFacts> }>`
      select product.id, ${toObject(productFacts, needed)} as facts from product where product.id = ${anyId(ids)}
    `.execute(shop.database)
    dependsOn(shop, 'categories', ...tagsOf('product', ids))
    return new Map(rows.map(({ id, facts }) => [id, facts]))
  })
}

async function getClientFacts(shop: Shop, customerId: number, needed: ClientFact[]): Promise<GoodsAndClient['client']> {
  const { rows } = await sql<{ facts: Partial<ClientFacts> }>`
    select ${toObject(clientFacts, needed)} as facts from customer where customer.id = ${customerId}
  `.execute(shop.database)
  return rows[0]?.facts ?? null
}

/** A JSON object of the needed facts, always in the same order, so that the database can prepare the statement. */
function toObject<Fact extends string>(facts: Record<Fact, RawBuilder<unknown>>, needed: Fact[]): RawBuilder<unknown> {
  const names = (Object.keys(facts) as Fact[]).filter((name) => needed.includes(name))
  return sql`jsonb_build_object(${sql.join(names.flatMap((name) => [sql.lit(name), facts[name]]))})`
}
