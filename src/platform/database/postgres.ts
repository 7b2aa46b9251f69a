import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely'
import pg from 'pg'
import type { OpenDatabase } from './database.ts'
import { ListenConnection } from './listen-connection.ts'
import {
  type ConnectionTrust,
  createBackgroundPool,
  createQueuePool,
  createRequestPool,
  forKysely,
  runQuery,
} from './postgres-pool.ts'
import { usePreparedStatements } from './prepared-statements.ts'
import { Replicas } from './replicas.ts'
import type { Schema } from './schema.ts'

const lockNumber = 7_201_905 // any constant used by Witryna only

const closeTimeout = 3_000 // milliseconds: a connection that was cut silently never ends by itself

const lockKinds = { secret: lockNumber + 1, folder: lockNumber + 2 }

pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)

/** Opens pools of connections to PostgreSQL 15 or newer, and to its replicas. Throws a readable error on failure. */
export async function openPostgres(url: string, replicaUrls: string[] = []): Promise<OpenDatabase> {
  const pool = createBackgroundPool(url)
  const requests = createRequestPool(url)
  for (const each of [pool, requests]) each.on('connect', usePreparedStatements)
  const jobs = createQueuePool(url)
  const trust: ConnectionTrust = { from: 0 }
  const query = kysely(forKysely(pool, trust))
  const queue = forKysely(jobs, trust)
  const bounded = forKysely(requests, trust)
  const web = kysely(bounded)
  const version = await readVersion(query).catch(async (error: Error) => {
    await pool.end()
    throw new Error(`PostgreSQL pod DATABASE_URL nie odpowiada: ${reasonOf(error)}`)
  })
  const listening = new ListenConnection(url, trust)
  const replicas = replicaUrls.length > 0 ? await Replicas.open(replicaUrls, bounded) : null
  return {
    engine: 'PostgreSQL',
    version,
    connections: () => ({
      used: requests.totalCount - requests.idleCount,
      idle: requests.idleCount,
      waiting: requests.waitingCount,
    }),
    query,
    web,
    read: replicas ? kysely(replicas.pool()) : web,
    withLock: (work) => withAdvisoryLock(pool, work),
    listen: (channel, listener) =>
      listening.listen(channel, (payload) => {
        replicas?.requireCatchUp() // first, so that reads caused by this notification see the change
        listener(payload)
      }),
    declare: (what, value) => listening.declare(lockKinds[what], hash31(value)),
    differs: (what, value) => listening.differs(lockKinds[what], hash31(value)),
    isAlone: async () => !(await listening.hasOthers(lockKinds.secret)),
    queue: { executeSql: (text, values) => runQuery(queue, text, values) },
    close: async () => {
      await listening.close()
      const ended = Promise.all([replicas?.close(), ...[pool, requests, jobs].map((each) => each.end())])
      await Promise.race([ended, sleep(closeTimeout, undefined, { ref: false })])
    },
  }
}

function kysely(pool: PostgresPool): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}

/** Node reports several refused addresses as an aggregate error. */
function reasonOf({ message, cause }: Error): string {
  const reason = cause instanceof AggregateError ? cause.errors[0] : cause
  return reason instanceof Error ? reason.message : message
}

async function readVersion(query: Kysely<Schema>): Promise<string> {
  const { rows } = await sql<{ server_version: string; number: number }>`
    select current_setting('server_version') as server_version, current_setting('server_version_num')::integer as number
  `.execute(query)
  const [row] = rows
  if (!row || row.number < 150_000) throw new Error(`wersja ${row?.server_version} jest za stara, potrzebna 15`)
  return row.server_version
}

async function withAdvisoryLock(pool: pg.Pool, work: () => Promise<void>): Promise<void> {
  const connection = await pool.connect()
  try {
    await connection.query('select pg_advisory_lock($1)', [lockNumber])
    await work()
  } finally {
    await connection.query('select pg_advisory_unlock($1)', [lockNumber])
    connection.release()
  }
}

/** Returns 31 bits of the text's hash, for an advisory lock. */
function hash31(text: string): number {
  return createHash('sha256').update(`witryna ${text}`).digest().readUInt32BE() >>> 1
}
