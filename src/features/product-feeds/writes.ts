import { sql } from 'kysely'
import type { PublicShop } from '#shop'
import type { StoredRefusal } from './queries.ts'
import type { FeedName } from './rules/feed-product.ts'

const lockNumber = 7_201_915 // any constant that only Witryna uses

/** Takes an advisory lock for writing feeds, until the transaction ends. */
export async function lockFeeds(shop: PublicShop): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(lockNumber)})`.execute(shop.database)
}

/** Queues every product for rewriting when the feed was made from another `basis`. */
export async function queueAllIfBasisChanged(shop: PublicShop, basis: string): Promise<void> {
  const { numUpdatedRows } = await shop.database
    .updateTable('product_feed')
    .set({ basis })
    .where('basis', '<>', basis)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return
  await sql`
    insert into product_feed_change (product_id) select id from product
    union select product_id from product_feed_entry on conflict do nothing
  `.execute(shop.database)
}

/**
 * Takes at most `limit` products from the queue: changed ones, with the bundles they are part of, and those with a due price
 * change.
 */
export async function dequeueFeedChanges(shop: PublicShop, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with taken as (
      delete from product_feed_change where (transaction_id, product_id) in (
        select transaction_id, product_id from product_feed_change order by transaction_id, product_id limit ${limit} for update skip locked
      ) returning product_id
    ), outdated as (
      select product_id from product_feed_entry where valid_until <= ${shop.now} order by valid_until limit ${limit}
    )
    select product_id as id from taken union select product_id from outdated union
    select part.bundle_id from taken join product_size size on size.product_id = taken.product_id
    join bundle_part part on part.size_id = size.id
    order by id
  `.execute(shop.database)
  return rows.map(({ id }) => id)
}

export interface FeedEntryRow {
  productId: number
  body: string
  refusals: StoredRefusal[]
  validUntil: Date | null
}

/** Saves the entries of products; an unchanged entry keeps its time of change. Returns the number of changed ones. */
export async function upsertEntries(shop: PublicShop, feed: FeedName, entries: FeedEntryRow[]): Promise<number> {
  if (entries.length === 0) return 0
  const { rows } = await sql<{ changed: boolean }>`
    insert into product_feed_entry as entry (feed, product_id, body, refusals, changed_at, valid_until)
    select ${feed}, id, body, refusals::jsonb, ${shop.now}::timestamptz, valid_until
    from unnest(
      ${entries.map(({ productId }) => productId)}::integer[], ${entries.map(({ body }) => body)}::text[],
      ${entries.map(({ refusals }) => JSON.stringify(refusals))}::text[],
      ${entries.map(({ validUntil }) => validUntil?.toISOString() ?? null)}::timestamptz[]
    ) as written (id, body, refusals, valid_until)
    on conflict (feed, product_id) do update set body = excluded.body, refusals = excluded.refusals, valid_until = excluded.valid_until,
      changed_at = case when entry.body = excluded.body then entry.changed_at else excluded.changed_at end
    returning changed_at = ${shop.now}::timestamptz as changed
  `.execute(shop.database)
  return rows.filter(({ changed }) => changed).length
}

/** Deletes the entries of products that are not on sale any more. */
export async function deleteEntries(shop: PublicShop, feed: FeedName, productIds: number[]): Promise<void> {
  if (productIds.length === 0) return
  await sql`delete from product_feed_entry where feed = ${feed} and product_id = any(${productIds}::integer[])`.execute(
    shop.database,
  )
}

/** Clears the queue when no feed is on. */
export async function clearFeedChanges(shop: PublicShop): Promise<void> {
  await shop.database.deleteFrom('product_feed_change').execute()
}

/**
 * Turns a feed on, or changes its secret. Waits for transactions that change products: they do not see the feed yet and queue
 * nothing for it.
 */
export async function upsertFeed(shop: PublicShop, name: FeedName, token: string): Promise<void> {
  await sql`lock table product_change in share mode`.execute(shop.database)
  await shop.database
    .insertInto('product_feed')
    .values({ name, token, opened_at: shop.now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ token }))
    .execute()
}

/** Turns it off and deletes its entries; returns whether it was on. */
export async function deleteFeed(shop: PublicShop, name: FeedName): Promise<boolean> {
  const { numDeletedRows } = await shop.database
    .deleteFrom('product_feed')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
