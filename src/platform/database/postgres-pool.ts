import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { DatabaseUnavailable } from './connection-errors.ts'

const connecting = 8_000

/** Opening a connection takes 30 ms of a processor, also from those who are served; networks forget idle ones after 4 minutes or later. */
const idle = 3 * 60_000

/** Returns a pool for background work: migrations, imports, backups, jobs. Very long timeouts. */
export function createBackgroundPool(url: string): pg.Pool {
  return createPool(url, { max: 4, connectionTimeoutMillis: 10_000, query_timeout: 15 * 60_000 })
}

/** Returns a pool for fetching jobs, with short timeouts: a connection that was cut silently must not stop the work. */
export function createQueuePool(url: string): pg.Pool {
  return createPool(url, { max: 4, connectionTimeoutMillis: 10_000, query_timeout: 20_000 })
}

/** Returns a pool for reading from a replica, with short timeouts: the primary takes over from a slow one. */
export function createReplicaPool(url: string): pg.Pool {
  return createPool(url, { max: 10, connectionTimeoutMillis: 1_000, statement_timeout: 3_000, query_timeout: 3_500 })
}

/** Returns a pool for requests: an error is better than a long wait, and locks are never held for long. Milliseconds. */
export function createRequestPool(url: string): pg.Pool {
  const pool = createPool(url, {
    max: 10,
    pipeline: true, // statements that do not wait for each other travel together, as 'begin' and the first one do
    connectionTimeoutMillis: connecting, // also the wait for a free one
    lock_timeout: 4_000,
    statement_timeout: 8_000,
    idle_in_transaction_session_timeout: 10_000,
    query_timeout: 10_000, // detects a connection that was cut silently
  })
  return pool.on('connect', writeOncePerTurn)
}

/** Sends what is asked in one turn of the event loop by one write: each write wakes PostgreSQL. */
function writeOncePerTurn(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...parameters: unknown[]) => unknown
  let corked = false
  const send = (...parameters: unknown[]) => {
    if (!corked) {
      corked = true
      const { stream } = client.connection
      stream.cork()
      process.nextTick(() => {
        corked = false
        stream.uncork()
      })
    }
    return query(...parameters)
  }
  client.query = send as typeof client.query
}

/**
 * JIT is off: the shop's statements are short, and where a large catalogue makes them look expensive, compiling costs more than
 * it saves.
 */
function createPool(url: string, limits: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    keepAlive: true,
    idleTimeoutMillis: idle,
    options: '-c jit=off',
    ...limits,
  })
  pool.on('error', () => {}) // a broken idle connection is replaced
  pool.on('connect', (client) => client.on('error', () => {})) // the next query on a broken connection reports it
  return pool
}

/** Connections created before this moment (of performance.now) may have been cut silently, in any pool. */
export interface ConnectionTrust {
  from: number
}

/**
 * Returns the pool for Kysely: turns errors that PostgreSQL itself did not report into DatabaseUnavailable, and drops broken
 * connections. When one breaks, all older ones count as broken too: otherwise each would have to time out.
 */
export function forKysely(pool: pg.Pool, trust: ConnectionTrust): PostgresPool {
  const madeAt = new WeakMap<pg.PoolClient, number>()
  pool.on('connect', (client) => madeAt.set(client, performance.now()))
  const connect = async () => {
    for (;;) {
      const client = await pool.connect().catch((error) => {
        throw error instanceof pg.DatabaseError ? error : new DatabaseUnavailable(error)
      })
      if ((madeAt.get(client) ?? 0) >= trust.from) return client
      client.release(true)
    }
  }
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => discardWhenBroken(await connect(), trust),
  }
}

/**
 * A transaction of a request reads and writes few rows by their keys, whose plan is the same for all values. PostgreSQL would plan some of
 * them again each time, since it expects ten values in a list where there is one: that took longer than to run them all.
 */
const beginWithKeptPlans = 'begin; set local plan_cache_mode = force_generic_plan'

/**
 * Drops a connection that broke. 'begin' of a pipelined connection is sent without waiting for its answer, which saves a round trip for
 * each transaction; the first statement reports its error. It fails only when the connection does, and then nothing is committed.
 */
function discardWhenBroken(client: pg.PoolClient, trust: ConnectionTrust): PostgresPoolClient {
  let broken = false
  let beginning: Promise<unknown> | null = null
  const query = async (text: string, parameters: readonly unknown[]) => {
    const begun = beginning
    beginning = null
    if (text === 'begin' && client.pipeline) {
      beginning = run(beginWithKeptPlans, parameters)
      beginning.catch(() => {}) // the next statement reports it
      return { command: 'BEGIN', rowCount: 0, rows: [] }
    }
    const answer = run(text, parameters)
    if (!begun) return answer
    const [began, answered] = await Promise.allSettled([begun, answer])
    if (began.status === 'rejected') throw began.reason
    if (answered.status === 'rejected') throw answered.reason
    return answered.value
  }
  const run = async (text: string, parameters: readonly unknown[]) => {
    try {
      return await client.query(text, [...parameters])
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.severity !== 'FATAL') throw error
      broken = true
      trust.from = performance.now()
      throw new DatabaseUnavailable(error)
    }
  }
  return {
    query: (client.pipeline ? query : oneByOne(query)) as never, // cursors are not used
    release: (destroy) => client.release(destroy === true || broken),
  }
}

/** A connection that does not pipeline gets each statement after the answer of the one before, also of a transaction that starts several. */
function oneByOne<Answer>(query: (text: string, parameters: readonly unknown[]) => Promise<Answer>): typeof query {
  let last: Promise<unknown> = Promise.resolve()
  return (text, parameters) => {
    const answer = last.then(() => query(text, parameters))
    last = answer.catch(() => {}) // the caller handles it
    return answer
  }
}

/** Runs one query, or a script with a transaction, on any free connection. */
export async function runQuery(pool: PostgresPool, text: string, parameters: readonly unknown[] = []) {
  const client = await pool.connect()
  try {
    const answer = await client.query<unknown>(text, parameters)
    client.release()
    return answer
  } catch (error) {
    client.release(true) // a failed script leaves its transaction open
    throw error
  }
}
