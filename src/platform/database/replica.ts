import type { PostgresPool } from 'kysely'
import type pg from 'pg'
import { keepPlans } from './keep-plans.ts'
import { ask, forKysely, openReplicaPool } from './postgres-pool.ts'

/** A place in the primary's log of writes, in bytes since its beginning. */
export type Position = bigint

/** One standby that follows the primary. */
export class Replica {
  readonly #pool: pg.Pool
  readonly #asked: PostgresPool
  /** How far it is known to be; null: it does not answer. It never goes back, so that old knowledge is safe knowledge. */
  #position: Position | null = null

  constructor(url: string) {
    this.#pool = openReplicaPool(url)
    this.#pool.on('connect', keepPlans)
    this.#asked = forKysely(this.#pool, { from: 0 })
  }

  /** Whether it has replayed all that the primary had written up to there. */
  hasReached(position: Position): boolean {
    return this.#position !== null && this.#position >= position
  }

  /** Asks how far it is. One that is a primary itself by now follows nobody. */
  async look(): Promise<void> {
    this.#position = await this.query(
      "select (pg_last_wal_replay_lsn() - '0/0')::text as position where pg_is_in_recovery()",
    ).then(
      ({ rows: [row] }) => (row ? BigInt((row as { position: string }).position) : null),
      () => null,
    )
  }

  /** From now on it is not asked until it has answered how far it is. */
  distrust(): void {
    this.#position = null
  }

  query(text: string, parameters: readonly unknown[] = []) {
    return ask(this.#asked, text, parameters)
  }

  close(): Promise<void> {
    return this.#pool.end()
  }
}
