import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { ConnectionTrust } from './postgres-pool.ts'

const pause = 1_000
const heartbeat = 5_000

/**
 * The persistent connection of a process: receives notifications and holds advisory locks that identify the process. Reconnects
 * after a loss, including silent ones; every listener then gets an empty payload, since notifications may have been missed.
 */
export class ListenConnection {
  readonly #url: string
  readonly #trust: ConnectionTrust
  readonly #hearers: { channel: string; receive: (payload: string) => void }[] = []
  readonly #declared = new Map<number, number>()
  readonly #beat: NodeJS.Timeout
  #client: pg.Client | null = null
  #connecting: Promise<pg.Client> | null = null
  #closed = false

  constructor(url: string, trust: ConnectionTrust) {
    this.#url = url
    this.#trust = trust
    this.#beat = setInterval(() => void this.#lookWhetherItLives(), heartbeat).unref()
  }

  async listen(channel: string, receive: (payload: string) => void): Promise<void> {
    const client = await this.#connected()
    this.#hearers.push({ channel, receive })
    await client.query(`listen ${client.escapeIdentifier(channel)}`)
  }

  /** Declares that `kind` is `value` here, replacing an earlier value. Both have 31 bits. */
  async declare(kind: number, value: number): Promise<void> {
    const client = await this.#connected()
    const before = this.#declared.get(kind)
    if (before === value) return
    this.#declared.set(kind, value)
    await client.query('select pg_advisory_lock_shared($1, $2)', [kind, value])
    if (before !== undefined) await client.query('select pg_advisory_unlock_shared($1, $2)', [kind, before])
  }

  /** Returns whether another process declares a different value for `kind`. */
  async differs(kind: number, value: number): Promise<boolean> {
    const client = await this.#connected()
    const { rows } = await client.query(
      `select from pg_locks where locktype = 'advisory' and classid = $1 and objid <> $2 and objsubid = 2
         and database = (select oid from pg_database where datname = current_database())`,
      [kind, value],
    )
    return rows.length > 0
  }

  /** Returns whether another connection has declared `kind`, with any value. */
  async hasOthers(kind: number): Promise<boolean> {
    const client = await this.#connected()
    const { rows } = await client.query(
      `select from pg_locks where locktype = 'advisory' and classid = $1 and objsubid = 2 and pid <> pg_backend_pid()
         and database = (select oid from pg_database where datname = current_database())`,
      [kind],
    )
    return rows.length > 0
  }

  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#beat)
    await this.#client?.end()
  }

  #connected(): Promise<pg.Client> {
    this.#connecting ??= this.#connect()
    return this.#connecting
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: heartbeat,
    })
    client.on('notification', ({ channel, payload = '' }) => this.#tell(payload, channel))
    client.on('error', () => {}) // 'end' follows
    try {
      await client.connect()
      for (const channel of new Set(this.#hearers.map((hearer) => hearer.channel)))
        await client.query(`listen ${client.escapeIdentifier(channel)}`)
      for (const lock of this.#declared) await client.query('select pg_advisory_lock_shared($1, $2)', lock)
    } catch (error) {
      this.#connecting = null
      await client.end().catch(() => {})
      throw error
    }
    client.once('end', () => void this.#reconnect())
    this.#client = client
    if (this.#closed) await client.end()
    return client
  }

  async #reconnect(): Promise<void> {
    this.#client = null
    this.#connecting = null
    this.#trust.from = performance.now()
    while (!this.#closed) {
      try {
        await this.#connected()
        return this.#tell('')
      } catch {
        await sleep(pause, undefined, { ref: false })
      }
    }
  }

  /** Pings: a connection cut silently never answers. */
  async #lookWhetherItLives(): Promise<void> {
    const client = this.#client
    await client?.query('select 1').catch(() => client.connection.stream.destroy())
  }

  #tell(payload: string, channel?: string): void {
    for (const hearer of this.#hearers) if (channel === undefined || hearer.channel === channel) hearer.receive(payload)
  }
}
