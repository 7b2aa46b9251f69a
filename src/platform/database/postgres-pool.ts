import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { DatabaseUnavailable } from './connection-errors.ts'

const connecting = 8_000

/** For what nobody waits for at a screen: migrations, imports, backups, jobs. They take as long as they take, all but for ever. */
export function createBackgroundPool(url: string): pg.Pool {
  return createPool(url, { max: 4, connectionTimeoutMillis: 10_000, query_timeout: 15 * 60_000 })
}

/** For fetching jobs, which is quick: a connection that was cut without a word must not stop the work. */
export function createQueuePool(url: string): pg.Pool {
  return createPool(url, { max: 4, connectionTimeoutMillis: 10_000, query_timeout: 20_000 })
}

/** For reading from a replica: one that hesitates is left for the primary. */
export function createReplicaPool(url: string): pg.Pool {
  return createPool(url, { max: 10, connectionTimeoutMillis: 1_000, statement_timeout: 3_000, query_timeout: 3_500 })
}

/** For requests: a shopper is rather told to come back than left waiting, and never holds a lock for long. Milliseconds. */
export function createRequestPool(url: string): pg.Pool {
  return createPool(url, {
    max: 10,
    connectionTimeoutMillis: connecting, // also the wait for a free one
    lock_timeout: 4_000,
    statement_timeout: 8_000,
    idle_in_transaction_session_timeout: 10_000,
    query_timeout: 10_000, // noticed here, when the connection was cut without a word
  })
}

/** Without compiling of statements: a shop's are short, and where a large catalogue makes them look long it takes longer than it saves. */
function createPool(url: string, limits: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, keepAlive: true, options: '-c jit=off', ...limits })
  pool.on('error', () => {}) // an idle connection that breaks is replaced
  pool.on('connect', (client) => client.on('error', () => {})) // one in use that breaks: whoever queries next hears of it
  return pool
}

/** Connections made before this moment (of performance.now) may have been cut without a word, whichever pool they are in. */
export interface ConnectionTrust {
  from: number
}

/**
 * The pool as Kysely uses it: says DatabaseAway for what PostgreSQL itself did not say, and gives up connections that broke.
 * When one breaks, all older ones are taken for dead too: each would have to be waited for.
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

function discardWhenBroken(client: pg.PoolClient, trust: ConnectionTrust): PostgresPoolClient {
  let broken = false
  const query = async (text: string, parameters: readonly unknown[]) => {
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
    query: query as never, // cursors are not used
    release: (destroy) => client.release(destroy === true || broken),
  }
}

/** One query, or a script with a transaction in it, on whichever connection is free. */
export async function runQuery(pool: PostgresPool, text: string, parameters: readonly unknown[] = []) {
  const client = await pool.connect()
  try {
    const answer = await client.query<unknown>(text, parameters)
    client.release()
    return answer
  } catch (error) {
    client.release(true) // a script that failed leaves its transaction open
    throw error
  }
}
