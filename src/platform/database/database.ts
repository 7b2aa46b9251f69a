import type { Kysely } from 'kysely'
import type { ConstructorOptions } from 'pg-boss'
import type { Schema } from './schema.ts'

/** One database behind one type, whichever engine carries it. */
export interface OpenDatabase {
  engine: 'PGlite' | 'PostgreSQL'
  version: string
  /** Connections of the pool by state; null: there is only one. */
  connections: (() => Record<'used' | 'idle' | 'waiting', number>) | null
  query: Kysely<Schema>
  /** Runs `work` while no other process holds the same lock. */
  withLock: (work: () => Promise<void>) => Promise<void>
  /** Hears what `pg_notify` sends on a channel, from this process and others; also an empty word when some may have been missed. */
  listen: (channel: string, hear: (payload: string) => void) => Promise<void>
  /** The same database for the queue. */
  queue: NonNullable<ConstructorOptions['db']>
  close: () => Promise<void>
}
