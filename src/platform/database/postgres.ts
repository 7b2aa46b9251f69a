import { createHash } from 'node:crypto'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { OpenDatabase } from './database.ts'
import { keepPlans } from './keep-plans.ts'
import type { Schema } from './schema.ts'
import { StandingConnection } from './standing-connection.ts'

const lockNumber = 7_201_905 // any constant that only Witryna uses

const lockOf = { secret: lockNumber + 1, folder: lockNumber + 2 }

pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)

/** Opens a pool of connections to PostgreSQL 15 or newer. Throws in plain words when it cannot. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000 })
  pool.on('connect', keepPlans)
  pool.on('error', () => {}) // an idle connection that breaks is replaced; whoever queries next hears of it
  const query = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const version = await readVersion(query).catch(async (error: Error) => {
    await pool.end()
    throw new Error(`PostgreSQL pod DATABASE_URL nie odpowiada: ${error.message}`)
  })
  const standing = new StandingConnection(url)
  return {
    engine: 'PostgreSQL',
    version,
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    query,
    withLock: (work) => holdLock(pool, work),
    listen: (channel, hear) => standing.listen(channel, hear),
    declare: (what, value) => standing.declare(lockOf[what], number31(value)),
    differs: (what, value) => standing.differs(lockOf[what], number31(value)),
    queue: { executeSql: (text, values) => pool.query(text, values) },
    close: async () => {
      await standing.close()
      await pool.end()
    },
  }
}

async function readVersion(query: Kysely<Schema>): Promise<string> {
  const { rows } = await sql<{ server_version: string; number: number }>`
    select current_setting('server_version') as server_version, current_setting('server_version_num')::integer as number
  `.execute(query)
  const [row] = rows
  if (!row || row.number < 150_000) throw new Error(`wersja ${row?.server_version} jest za stara, potrzebna 15`)
  return row.server_version
}

async function holdLock(pool: pg.Pool, work: () => Promise<void>): Promise<void> {
  const connection = await pool.connect()
  try {
    await connection.query('select pg_advisory_lock($1)', [lockNumber])
    await work()
  } finally {
    await connection.query('select pg_advisory_unlock($1)', [lockNumber])
    connection.release()
  }
}

/** What a lock can be told of a text: 31 bits of its hash. */
function number31(text: string): number {
  return createHash('sha256').update(`witryna ${text}`).digest().readUInt32BE() >>> 1
}
