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
 * The standbys from which public pages may be read. One serves only when it has replayed everything that this process has heard
 * of, so that no page is rendered, and then kept, from what was there before a change; nor when it is more than about two
 * seconds behind. Otherwise the primary serves, as it does when a standby fails in the middle.
 */
export class Replicas {
  readonly #primary: PostgresPool
  readonly #replicas: Replica[]
  readonly #timer: NodeJS.Timeout
  /** How far a replica must be; null until the primary has told it after the last change. */
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

  /** Something has changed: until it is known how far the primary was by then, nobody but the primary serves. */
  requireCatchUp(): void {
    this.#changes += 1
    this.#needed = null
    if (this.#following) return
    this.#following = true
    void this.#follow()
      .catch(() => {}) // the next beat tries again
      .finally(() => {
        this.#following = false
      })
  }

  /** A pool for reading: each query goes to whoever may serve it at that moment. Throws when a transaction is begun on it. */
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
      throw new Error('a transaction where each query goes elsewhere')
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

  /** In turn, of those that are far enough. */
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
      // while the primary does not answer nothing changes: a replica that has all that was heard of goes on
    }
    await Promise.all(this.#replicas.map((replica) => replica.checkPosition()))
  }

  /** Most replicas need but milliseconds; of one that needs longer the beat will know. */
  async #follow(): Promise<void> {
    for (let look = 0; look < maxChecks; look++) {
      if (this.#needed === null) await this.#learn()
      const behind = this.#replicas.filter((replica) => this.#needed === null || !replica.hasReached(this.#needed))
      if (behind.length === 0) return
      await Promise.all(behind.map((replica) => replica.checkPosition()))
      await sleep(pause)
    }
  }

  /** Asks the primary how far it is. Only an answer to a question after the last change says what is needed. */
  async #learn(): Promise<WalPosition> {
    const changes = this.#changes
    const { rows } = await runQuery(this.#primary, "select (pg_current_wal_insert_lsn() - '0/0')::text as position")
    const position = BigInt((rows[0] as { position: string }).position)
    if (changes === this.#changes) this.#needed ??= position
    return position
  }
}

/** A place in the primary's log of writes, in bytes since its beginning. */
type WalPosition = bigint

/** One standby that follows the primary. */
export class Replica {
  readonly #pool: pg.Pool
  readonly #asked: PostgresPool
  /** How far it is known to be; null: it does not answer. It never goes back, so that old knowledge is safe knowledge. */
  #position: WalPosition | null = null

  constructor(url: string) {
    this.#pool = createReplicaPool(url)
    this.#pool.on('connect', usePreparedStatements)
    this.#asked = forKysely(this.#pool, { from: 0 })
  }

  /** Whether it has replayed all that the primary had written up to there. */
  hasReached(position: WalPosition): boolean {
    return this.#position !== null && this.#position >= position
  }

  /** Asks how far it is. One that is a primary itself by now follows nobody. */
  async checkPosition(): Promise<void> {
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
    return runQuery(this.#asked, text, parameters)
  }

  close(): Promise<void> {
    return this.#pool.end()
  }
}
