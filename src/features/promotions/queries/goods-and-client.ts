import { type RawBuilder, sql } from 'kysely'
import { anyId } from '#platform/database/sql-helpers.ts'
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
    select 1 from orders where orders.customer_id = customer.id and orders.status <> 'cancelled'
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
  const ids = needed.product.length > 0 ? productIds : []
  if (customerId === null && ids.length === 0) return noGoodsAndClient
  const { rows } = await sql<{
    goods: (Partial<ProductFacts> & { id: number })[]
    client: Partial<ClientFacts> | null
  }>`
    select coalesce((
      select jsonb_agg(jsonb_build_object('id', product.id) || ${toObject(productFacts, needed.product)})
      from product where product.id = ${anyId(ids)}
    ), '[]') as goods, (
      select ${toObject(clientFacts, needed.client)} from customer where customer.id = ${customerId}::integer
    ) as client
  `.execute(shop.database)
  const { goods = [], client = null } = rows[0] ?? {}
  return { goods: new Map(goods.map(({ id, ...facts }) => [id, facts])), client }
}

/** A JSON object of the needed facts, always in the same order, so that the database can prepare the statement. */
function toObject<Fact extends string>(facts: Record<Fact, RawBuilder<unknown>>, needed: Fact[]): RawBuilder<unknown> {
  const names = (Object.keys(facts) as Fact[]).filter((name) => needed.includes(name))
  return sql`jsonb_build_object(${sql.join(names.flatMap((name) => [sql.lit(name), facts[name]]))})`
}
