import type { Kysely } from 'kysely'
import type { ConstructorOptions } from 'pg-boss'
import type { Schema } from './schema.ts'

/** What all processes of a shop must have alike. */
export type DeclaredKind = 'secret' | 'folder'

/** One database behind one type, whichever engine carries it. */
export interface OpenDatabase {
  engine: 'PGlite' | 'PostgreSQL'
  version: string
  /** Connections of the pool by state; null: there is only one. */
  connections: (() => Record<'used' | 'idle' | 'waiting', number>) | null
  /** For work that nobody waits for: it may take long. */
  query: Kysely<Schema>
  /** The same for requests: fails with what `isAway` knows rather than let a shopper wait. */
  web: Kysely<Schema>
  /** For reading what is the same for everybody: a replica, when there is one that has everything this process has heard of. */
  read: Kysely<Schema>
  /** Runs `work` while no other process holds the same lock. */
  withLock: (work: () => Promise<void>) => Promise<void>
  /** Hears what `pg_notify` sends on a channel, from this process and others; also an empty word when some may have been missed. */
  listen: (channel: string, hear: (payload: string) => void) => Promise<void>
  /** Says to other processes on this database, for as long as it is open, that `what` is `value` here. */
  declare: (what: DeclaredKind, value: string) => Promise<void>
  /** Whether a process that runs on this database says otherwise. */
  differs: (what: DeclaredKind, value: string) => Promise<boolean>
  /** Whether no other process that has declared something runs on this database. */
  isAlone: () => Promise<boolean>
  /** The same database for the queue. */
  queue: NonNullable<ConstructorOptions['db']>
  close: () => Promise<void>
}
