import { sql } from 'kysely'
import { type PublicShop, transaction } from '#shop'

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
        ? { ...outcome, etag: null, last_modified: null, hash: null } // part of it may be in the shop
        : { ...outcome, problem: null, imported_at: shop.now }
  await shop.database
    .insertInto('feed_source')
    .values({ address, source, tried_at: shop.now, ...facts })
    .onConflict((conflict) => conflict.columns(['address', 'source']).doUpdateSet({ tried_at: shop.now, ...facts }))
    .execute()
}

/** The number of an import that begins. What imports that were killed have left behind is thrown away after two days. */
export async function startImportRun(shop: PublicShop): Promise<number> {
  await sql`delete from import_seen where seen_at < ${shop.now}::timestamptz - interval '2 days'`.execute(shop.database)
  const { rows } = await sql<{ run: number }>`select nextval('import_run') as run`.execute(shop.database)
  return rows[0]?.run ?? 0
}

/** Marks ids as met in a run; answers those that are met for the first time. */
export async function markSeen(shop: PublicShop, run: number, sourceIds: string[]): Promise<Set<string>> {
  if (sourceIds.length === 0) return new Set()
  const { rows } = await sql<{ source_id: string }>`
    insert into import_seen (run, source_id, seen_at)
    select distinct ${run}::bigint, id, ${shop.now}::timestamptz from unnest(${sourceIds}::text[]) as id
    on conflict do nothing returning source_id
  `.execute(shop.database)
  return new Set(rows.map(({ source_id }) => source_id))
}

/** Takes the marks of a run away; at once and for good when no other import is running, since the embedded engine never vacuums. */
export async function finishImportRun(shop: PublicShop, run: number): Promise<void> {
  await transaction(shop, async (shop) => {
    await sql`lock table import_seen`.execute(shop.database)
    const { rows } = await sql`select from import_seen where run <> ${run} limit 1`.execute(shop.database)
    if (rows.length === 0) await sql`truncate import_seen`.execute(shop.database)
    else await sql`delete from import_seen where run = ${run}`.execute(shop.database)
  })
}
