import { type Kysely, sql } from 'kysely'
import type { Tag } from '#shared/tag.ts'
import type { Schema } from './database/schema.ts'

const mostBytes = 7_999 // what pg_notify carries

/**
 * Tells every node that what was made from these things is old. Heard when the transaction commits, not when it fails. Too
 * many tags become 'all'.
 */
export async function changed(shop: { database: Kysely<Schema> }, tags: Iterable<Tag>): Promise<void> {
  const payload = [...new Set(tags)].join(' ')
  if (payload === '') return
  await sql`select pg_notify('changed', ${Buffer.byteLength(payload) > mostBytes ? 'all' : payload})`.execute(
    shop.database,
  )
}

/** The tags of what was heard; everything when something may have been missed. */
export function readTags(payload: string): Tag[] {
  return payload === '' ? ['all'] : (payload.split(' ') as Tag[])
}
