import { setTimeout as sleep } from 'node:timers/promises'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { isAway } from './database-away.ts'
import { ask } from './postgres-pool.ts'
import { type Position, Replica } from './replica.ts'

const beat = 1_000
const looks = 20
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
  #needed: Position | null = null
  #changes = 0
  #following = false
  #lastBeat: Position = 0n
  #turn = 0

  private constructor(urls: string[], primary: PostgresPool) {
    this.#primary = primary
    this.#replicas = urls.map((url) => new Replica(url))
    this.#timer = setInterval(() => void this.#beat(), beat).unref()
  }

  static async open(urls: string[], primary: PostgresPool): Promise<Replicas> {
    const replicas = new Replicas(urls, primary)
    await replicas.#beat()
    return replicas
  }

  /** Something has changed: until it is known how far the primary was by then, nobody but the primary serves. */
  fallBehind(): void {
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
        if (!isAway(error)) throw error
        replica.distrust()
      }
    return ask(this.#primary, text, parameters)
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
    await Promise.all(this.#replicas.map((replica) => replica.look()))
  }

  /** Most replicas need but milliseconds; of one that needs longer the beat will know. */
  async #follow(): Promise<void> {
    for (let look = 0; look < looks; look++) {
      if (this.#needed === null) await this.#learn()
      const behind = this.#replicas.filter((replica) => this.#needed === null || !replica.hasReached(this.#needed))
      if (behind.length === 0) return
      await Promise.all(behind.map((replica) => replica.look()))
      await sleep(pause)
    }
  }

  /** Asks the primary how far it is. Only an answer to a question after the last change says what is needed. */
  async #learn(): Promise<Position> {
    const changes = this.#changes
    const { rows } = await ask(this.#primary, "select (pg_current_wal_insert_lsn() - '0/0')::text as position")
    const position = BigInt((rows[0] as { position: string }).position)
    if (changes === this.#changes) this.#needed ??= position
    return position
  }
}
