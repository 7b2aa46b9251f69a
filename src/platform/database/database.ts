import type { Kysely } from 'kysely'
import type { ConstructorOptions } from 'pg-boss'
import type { Schema } from './schema.ts'

/** What must be equal in all processes of a shop. */
export type DeclaredKind = 'secret' | 'folder'

/** One open database, independent of the engine. */
export interface OpenDatabase {
  engine: 'PGlite' | 'PostgreSQL'
  version: string
  /** Pool connections by state; null: a single connection. */
  connections: (() => Record<'used' | 'idle' | 'waiting', number>) | null
  /** For background work, without short timeouts. */
  query: Kysely<Schema>
  /** For requests: fails with an error that `isUnavailable` recognises rather than let a shopper wait. */
  web: Kysely<Schema>
  /** For public reads: an up-to-date replica if there is one, otherwise the primary. */
  read: Kysely<Schema>
  /** Runs `work` while holding a lock across processes. */
  withLock: (work: () => Promise<void>) => Promise<void>
  /**
   * Calls the listener with each payload sent by `pg_notify`, from any process; with an empty payload when some may have been
   * missed.
   */
  listen: (channel: string, listener: (payload: string) => void) => Promise<void>
  /** Publishes to other processes on this database, until closed, that `what` is `value` here. */
  declare: (what: DeclaredKind, value: string) => Promise<void>
  /** Returns whether another process on this database declares a different value. */
  differs: (what: DeclaredKind, value: string) => Promise<boolean>
  /** Returns whether no other process on this database has declared anything. */
  isAlone: () => Promise<boolean>
  /** The same database, as the queue expects it. */
  queue: NonNullable<ConstructorOptions['db']>
  close: () => Promise<void>
}
