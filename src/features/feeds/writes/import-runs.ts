import { sql } from 'kysely'
import { type PublicShop, transaction } from '#shop'

/** The number of an import that begins. What imports that were killed have left behind is thrown away after two days. */
export async function beginRun(shop: PublicShop): Promise<number> {
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
export async function endRun(shop: PublicShop, run: number): Promise<void> {
  await transaction(shop, async (shop) => {
    await sql`lock table import_seen`.execute(shop.database)
    const { rows } = await sql`select from import_seen where run <> ${run} limit 1`.execute(shop.database)
    if (rows.length === 0) await sql`truncate import_seen`.execute(shop.database)
    else await sql`delete from import_seen where run = ${run}`.execute(shop.database)
  })
}
