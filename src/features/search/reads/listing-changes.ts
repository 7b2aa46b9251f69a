import { sql } from 'kysely'
import type { Database } from '#shop'

/** A moment of the database. */
export interface Moment {
  /** Which transactions are seen in it. */
  snapshot: string
  /** In which file the table of changes lay, and whether a standby had taken over: emptied, restored or failed over it is another one. */
  storage: string
}

const moment = sql<string>`pg_current_snapshot()::text as snapshot,
  left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) || '/' || pg_relation_filenode('listing_change') as storage`

/** Where the database stands now. */
export async function currentMoment(database: Database): Promise<Moment> {
  const { rows } = await sql<Moment>`select ${moment}`.execute(database)
  return only(rows)
}

/**
 * Ids of products that are listed otherwise than in that moment, or no longer, and the moment in which this is so; null: all may be different.
 * What another cluster has noted before the shop moved here, under numbers that this one has not reached yet, is old.
 */
export async function changesSince(
  database: Database,
  known: Moment,
): Promise<{ moment: Moment; products: number[] } | null> {
  const { rows } = await sql<Moment & { products: number[] }>`
    select ${moment}, array(
      select product_id from listing_change
      where changed_by >= pg_snapshot_xmin(${known.snapshot}::pg_snapshot) and changed_by < pg_snapshot_xmax(pg_current_snapshot())
        and not pg_visible_in_snapshot(changed_by, ${known.snapshot}::pg_snapshot)
    ) as products
  `.execute(database)
  const { products, ...now } = only(rows)
  return now.storage === known.storage ? { moment: now, products } : null
}

function only<Row>([row]: Row[]): Row {
  if (!row) throw new Error('a statement without an answer')
  return row
}
