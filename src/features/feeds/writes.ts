import { sql } from 'kysely'
import { type PublicShop, transaction } from '#shop'

/** Claims an address for fetching; false when another process has done so since `before`. */
export async function claimSource(shop: PublicShop, address: string, source: string, before: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into feed_source (address, source, tried_at) values (${address}, ${source}, ${shop.now})
    on conflict (address, source) do update set tried_at = excluded.tried_at where feed_source.tried_at <= ${before}
    returning 1
  `.execute(shop.database)
  return rows.length > 0
}

/** Stores the result of a fetch; validators of the file (ETag, hash) are stored only after a complete import. */
export async function recordSourceOutcome(
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
        ? { ...outcome, etag: null, last_modified: null, hash: null } // a part of it may be imported
        : { ...outcome, problem: null, imported_at: shop.now }
  await shop.database
    .insertInto('feed_source')
    .values({ address, source, tried_at: shop.now, ...facts })
    .onConflict((conflict) => conflict.columns(['address', 'source']).doUpdateSet({ tried_at: shop.now, ...facts }))
    .execute()
}

/** Returns the number of a new import. Deletes marks of killed imports after two days. */
export async function startImportRun(shop: PublicShop): Promise<number> {
  await sql`delete from import_seen where seen_at < ${shop.now}::timestamptz - interval '2 days'`.execute(shop.database)
  const { rows } = await sql<{ run: number }>`select nextval('import_run') as run`.execute(shop.database)
  return rows[0]?.run ?? 0
}

/** Marks ids as seen in a run; returns those that are new. */
export async function markSeen(shop: PublicShop, run: number, sourceIds: string[]): Promise<Set<string>> {
  if (sourceIds.length === 0) return new Set()
  const { rows } = await sql<{ source_id: string }>`
    insert into import_seen (run, source_id, seen_at)
    select distinct ${run}::bigint, id, ${shop.now}::timestamptz from unnest(${sourceIds}::text[]) as id
    on conflict do nothing returning source_id
  `.execute(shop.database)
  return new Set(rows.map(({ source_id }) => source_id))
}

/** Deletes the marks of a run; with TRUNCATE when no other import is running, because the embedded engine never vacuums. */
export async function finishImportRun(shop: PublicShop, run: number): Promise<void> {
  await transaction(shop, async (shop) => {
    await sql`lock table import_seen`.execute(shop.database)
    const { rows } = await sql`select from import_seen where run <> ${run} limit 1`.execute(shop.database)
    if (rows.length === 0) await sql`truncate import_seen`.execute(shop.database)
    else await sql`delete from import_seen where run = ${run}`.execute(shop.database)
  })
}
