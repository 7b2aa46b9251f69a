import { sql } from 'kysely'
import { anyId } from '#platform/database/sql-helpers.ts'
import type { PublicShop } from '#shop'
import type { FeedName } from './rules/feed-product.ts'

export interface EnabledFeed {
  name: FeedName
  /** The secret in its address. */
  token: string
}

/** The feeds that are on, by name. */
export async function getEnabledFeeds(shop: PublicShop): Promise<EnabledFeed[]> {
  const { rows } = await sql<EnabledFeed>`select name, token from product_feed order by name`.execute(shop.database)
  return rows
}

/** Number of products and refusals of a feed, and the time of its last change. */
export async function getFeedState(
  shop: PublicShop,
  feed: FeedName,
): Promise<{ written: number; refused: number; changedAt: Date | null }> {
  const { rows } = await sql<{ written: string; refused: string; changed: Date | null }>`
    select count(*) filter (where body <> '') as written, count(*) filter (where refusals <> '[]') as refused, max(changed_at) as changed
    from product_feed_entry where feed = ${feed}
  `.execute(shop.database)
  const { written = '0', refused = '0', changed = null } = rows[0] ?? {}
  return { written: Number(written), refused: Number(refused), changedAt: changed }
}

/** Yields the entries of a feed by product id, some hundred at a time. */
export async function* feedBodies(shop: PublicShop, feed: FeedName): AsyncGenerator<string> {
  for (let after = 0; ; ) {
    const { rows } = await sql<{ id: number; body: string }>`
      select product_id as id, body from product_feed_entry
      where feed = ${feed} and product_id > ${after} and body <> '' order by product_id limit 200
    `.execute(shop.database)
    if (rows.length === 0) return
    yield rows.map(({ body }) => body).join('')
    after = rows.at(-1)?.id ?? after
  }
}

/** A stored reason: the key of its text, and the values of its placeholders. */
export interface StoredRefusal {
  size: string | null
  key: string
  values: Record<string, string | number>
}

/** Products that a feed refuses, whole or in some sizes, with their names. */
export async function getRefusedProducts(
  shop: PublicShop,
  feed: FeedName,
): Promise<{ id: number; name: string; refusals: StoredRefusal[] }[]> {
  const { rows } = await sql<{ id: number; name: string; refusals: StoredRefusal[] }>`
    select product.id, product.name, entry.refusals from product_feed_entry entry join product on product.id = entry.product_id
    where entry.feed = ${feed} and entry.refusals <> '[]' order by product.id
  `.execute(shop.database)
  return rows
}

/** The time when the next price of each product begins or ends; products without one are missing. */
export async function getNextPriceChanges(shop: PublicShop, ids: number[]): Promise<Map<number, Date>> {
  const { rows } = await sql<{ id: number; moment: Date }>`
    select size.product_id as id, min(moment) as moment
    from product_size size join price on price.size_id = size.id
    cross join lateral (values (price.valid_from), (price.valid_until)) as moments (moment)
    where size.product_id = ${anyId(ids)} and moment > ${shop.now}
    group by size.product_id
  `.execute(shop.database)
  return new Map(rows.map(({ id, moment }) => [id, moment]))
}
