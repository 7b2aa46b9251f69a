import { type Kysely, sql } from 'kysely'
import type { Schema } from './database/schema.ts'

const mostBytes = 7_999 // what pg_notify carries

/**
 * Tells every node that what was made from these things is old: 'product:1001', 'category:12', 'settings'. Heard when the
 * transaction commits, not when it fails. Too many tags become 'all'.
 */
export async function changed(shop: { database: Kysely<Schema> }, tags: Iterable<string>): Promise<void> {
  const payload = [...new Set(tags)].join(' ')
  if (payload === '') return
  await sql`select pg_notify('changed', ${Buffer.byteLength(payload) > mostBytes ? 'all' : payload})`.execute(
    shop.database,
  )
}
