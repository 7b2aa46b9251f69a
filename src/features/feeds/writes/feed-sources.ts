import { sql } from 'kysely'
import type { PublicShop } from '#shop'

/** Notes that an address is asked now, unless it has been since `before`: then another process does, and the answer is false. */
export async function claimSource(shop: PublicShop, address: string, source: string, before: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into feed_source (address, source, tried_at) values (${address}, ${source}, ${shop.now})
    on conflict (address, source) do update set tried_at = excluded.tried_at where feed_source.tried_at <= ${before}
    returning 1
  `.execute(shop.database)
  return rows.length > 0
}

/** What became of an address: what is said of the file is kept only once all of it has been imported. */
export async function noteOutcome(
  shop: PublicShop,
  address: string,
  source: string,
  outcome:
    | { problem: string }
    | { etag: string | null; last_modified: string | null; hash: string | null }
    | 'unchanged',
): Promise<void> {
  const facts =
    outcome === 'unchanged'
      ? { problem: null }
      : 'problem' in outcome
        ? { ...outcome, etag: null, last_modified: null, hash: null } // part of it may be in the shop
        : { ...outcome, problem: null, imported_at: shop.now }
  await shop.database
    .insertInto('feed_source')
    .values({ address, source, tried_at: shop.now, ...facts })
    .onConflict((conflict) => conflict.columns(['address', 'source']).doUpdateSet({ tried_at: shop.now, ...facts }))
    .execute()
}
