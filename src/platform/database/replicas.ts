import { setTimeout as sleep } from 'node:timers/promises'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { isUnavailable } from './connection-errors.ts'
import { createReplicaPool, forKysely, runQuery } from './postgres-pool.ts'
import { usePreparedStatements } from './prepared-statements.ts'

const heartbeatInterval = 1_000
const maxChecks = 20
const pause = 50

/**
 * The standbys from which public pages may be read. A standby serves only when it has replayed every change this process knows
 * of, so that no page is rendered from stale rows and then cached, and when it lags less than about two seconds. Otherwise, and
 * when a standby fails during a query, the primary serves.
 */
export class Replicas {
  readonly #primary: PostgresPool
  readonly #replicas: Replica[]
  readonly #timer: NodeJS.Timeout
  /** How far a replica must be; null until the primary has reported its position after the last change. */
  #needed: WalPosition | null = null
  #changes = 0
  #following = false
  #lastBeat: WalPosition = 0n
  #turn = 0

  private constructor(urls: string[], primary: PostgresPool) {
    this.#primary = primary
    this.#replicas = urls.map((url) => new Replica(url))
    this.#timer = setInterval(() => void this.#beat(), heartbeatInterval).unref()
  }

  static async open(urls: string[], primary: PostgresPool): Promise<Replicas> {
    const replicas = new Replicas(urls, primary)
    await replicas.#beat()
    return replicas
  }

  /** Sends all reads to the primary until its position after this change is known. */
  requireCatchUp(): void {
    this.#changes += 1
    this.#needed = null
    if (this.#following) return
    this.#following = true
    void this.#follow()
      .catch(() => {}) // the next heartbeat tries again
      .finally(() => {
        this.#following = false
      })
  }

  /**
   * Returns a pool for reading: each query goes to whichever server may serve it then. Throws when a transaction is begun on
   * it.
   */
  pool(): PostgresPool {
    return {
      options: this.#primary.options,
      end: async () => {},
      connect: async () => ({ query: this.#query as never, release: () => {} }) satisfies PostgresPoolClient,
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await Promise.all(this.#replicas.map((replica) => replica.close()))
  }

  #query = async (text: string, parameters: readonly unknown[]) => {
    if (text.startsWith('begin') || text.startsWith('start transaction'))
      throw new Error('a transaction on a pool that spreads its queries')
    const replica = this.#choose()
    if (replica)
      try {
        return await replica.query(text, parameters)
      } catch (error) {
        if (!isUnavailable(error)) throw error
        replica.distrust()
      }
    return runQuery(this.#primary, text, parameters)
  }

  /** Round robin among those that are far enough. */
  #choose(): Replica | undefined {
    const needed = this.#needed
    if (needed === null) return undefined
    const able = this.#replicas.filter((replica) => replica.hasReached(needed))
    this.#turn += 1
    return able[this.#turn % able.length]
  }

  async #beat(): Promise<void> {
    try {
      const before = this.#lastBeat
      this.#lastBeat = await this.#learn()
      if (this.#needed !== null && this.#needed < before) this.#needed = before
    } catch {
      // the primary is down, so nothing changes: a replica that is up to date still serves
    }
    await Promise.all(this.#replicas.map((replica) => replica.checkPosition()))
  }

  /** Most replicas need a few milliseconds; the heartbeat notices slower ones. */
  async #follow(): Promise<void> {
    for (let check = 0; check < maxChecks; check++) {
      if (this.#needed === null) await this.#learn()
      const behind = this.#replicas.filter((replica) => this.#needed === null || !replica.hasReached(this.#needed))
      if (behind.length === 0) return
      await Promise.all(behind.map((replica) => replica.checkPosition()))
      await sleep(pause)
    }
  }

  /** Asks the primary for its position. Only a query sent after the last change counts. */
  async #learn(): Promise<WalPosition> {
    const changes = this.#changes
    const { rows } = await runQuery(this.#primary, "select (pg_current_wal_insert_lsn() - '0/0')::text as position")
    const position = BigInt((rows[0] as { position: string }).position)
    if (changes === this.#changes) this.#needed ??= position
    return position
  }
}

/** A position in the primary's write-ahead log, in bytes since its beginning. */
type WalPosition = bigint

/** One standby of the primary. */
export class Replica {
  readonly #pool: pg.Pool
  readonly #asked: PostgresPool
  /** Its last known position; null: it does not answer. Positions only grow, so an old value is safe. */
  #position: WalPosition | null = null

  constructor(url: string) {
    this.#pool = createReplicaPool(url)
    this.#pool.on('connect', usePreparedStatements)
    this.#asked = forKysely(this.#pool, { from: 0 })
  }

  /** Returns whether it has replayed everything up to a position of the primary. */
  hasReached(position: WalPosition): boolean {
    return this.#position !== null && this.#position >= position
  }

  /** Queries its position. A promoted standby has none. */
  async checkPosition(): Promise<void> {
    this.#position = await this.query(
      "select (pg_last_wal_replay_lsn() - '0/0')::text as position where pg_is_in_recovery()",
    ).then(
      ({ rows: [row] }) => (row ? BigInt((row as { position: string }).position) : null),
      () => null,
    )
  }

  /** Excludes it until it has reported its position again. */
  distrust(): void {
    this.#position = null
  }

  query(text: string, parameters: readonly unknown[] = []) {
    return runQuery(this.#asked, text, parameters)
  }

  close(): Promise<void> {
    return this.#pool.end()
  }
}
